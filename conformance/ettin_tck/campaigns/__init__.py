"""Many tasks, carried out by the processes of this machine or of a cluster, told in their order."""
