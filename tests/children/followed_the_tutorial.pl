# What stands at the end of docs/first-adapter.md, written in another language by who followed it.
use strict;
use warnings;
use JSON::PP;

my $json = JSON::PP->new->canonical;
my %table;

my %claims = (
    name => "my engine in Perl", version => "0.1",
    rules => { first => "2020-01-24", last => "9999-12-31" },
    places => ["life"], actions => ["concede"], observes => ["life", "moment", "outcome"],
    cards => { names => ["Filler"] },
);

sub stand {
    my ($step, $active, $turn) = @_;
    @table{qw(step active turn priority succession)} = ($step, $active, $turn, $active, 0);
}

sub outcome {
    my ($team) = @_;
    return "goes_on" unless defined $table{lost};
    return defined $team && $team eq $table{lost} ? "lost" : "won";
}

sub status {
    my $waiting = defined $table{lost}
        ? { for => "over", teams => { map { $_ => outcome($_) } @{ $table{teams} } } }
        : { for => "priority", team => $table{priority} };
    my $passed = $table{passed};
    $table{passed} = [];
    return { turn => $table{turn}, active => $table{active}, step => $table{step},
             stack => 0, waiting => $waiting, passed => $passed };
}

sub done { return { is => "done", status => status() } }
sub refused { return { is => "refused", reason => $_[0], status => status() } }
sub not_yet { return { is => "unsupported", reason => "write $_[0]" } }

my %handlers = (
    new_game => sub {
        my ($command) = @_;
        %table = (teams => [], passed => []);
        for my $team (@{ $command->{teams} }) {
            push @{ $table{teams} }, $team->{id};
            $table{life}{ $team->{id} } = 30;
            $table{of}{$_} = $team->{id} for @{ $team->{players} };
        }
        stand("mulligans", $table{teams}[0], 1);
        return done();
    },
    place => sub {
        my ($command) = @_;
        stand("precombat_main", $command->{active}, $command->{turn} // 3);
        for my $fact (@{ $command->{facts} }) {
            return not_yet("place $fact->{fact}") if $fact->{fact} ne "life";
            $table{life}{ $fact->{team} } = $fact->{total};
        }
        return done();
    },
    pass => sub {
        my $team = $_[0]{team};
        return refused("$team does not have priority") if $team ne $table{priority};
        push @{ $table{passed} }, $team;
        my @teams = @{ $table{teams} };
        if (++$table{succession} < @teams) {
            my ($at) = grep { $teams[$_] eq $team } 0 .. $#teams;
            $table{priority} = $teams[ ($at + 1) % @teams ];
        } elsif ($table{step} eq "precombat_main") {
            stand("beginning_of_combat", $table{active}, $table{turn});
        } else {
            return not_yet("what comes after $table{step}");
        }
        return done();
    },
    act => sub {
        my $action = $_[0]{action};
        return not_yet("act $action->{do}") if $action->{do} ne "concede";
        return refused("the game is over") if defined $table{lost};
        @table{qw(lost step)} = ($table{of}{ $action->{by} }, "over");
        return done();
    },
    observe => sub {
        my $ask = $_[0]{ask};
        my %answers = (
            life => sub { $table{life}{ $ask->{team} } },
            moment => sub { { team => $table{active}, step => $table{step} } },
            outcome => sub { outcome($ask->{team}) },
        );
        my $answer = $answers{ $ask->{q} }
            or return { is => "unobservable", reason => "write $ask->{q}" };
        return { is => "value", value => $answer->() };
    },
);

sub run {
    my @results;
    for my $command (@_) {
        my $handler = $handlers{ $command->{cmd} };
        push @results, $handler ? $handler->($command) : not_yet($command->{cmd});
        last if $results[-1]{is} =~ /^(refused|needs|unsupported)$/;
    }
    return \@results;
}

$| = 1;
while (my $line = <STDIN>) {
    my %answer = (jsonrpc => "2.0", id => undef);
    my $request = eval { $json->decode($line) };
    my $method = $request ? $request->{method} : "";
    $answer{id} = $request->{id} if $request;
    if (!$request) { $answer{error} = { code => -32700, message => "this is no JSON" } }
    elsif ($method eq "initialize") { $answer{result} = \%claims }
    elsif ($method eq "run") { $answer{result} = { results => run(@{ $request->{params}{commands} }) } }
    elsif ($method eq "shutdown") { $answer{result} = {} }
    else { $answer{error} = { code => -32601, message => "there is no such method" } }
    print $json->encode(\%answer), "\n";
}
