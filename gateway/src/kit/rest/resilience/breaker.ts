// The circuit breaker of one server. It opens when the server seems to be gone for most who call: then calls fail at
// once instead of after their deadline, and a server that starts again is not buried under them. A single call a second
// goes through, and the first that succeeds closes it.
//
// Companies vote, each with what became of most of its calls, so that one whose own calls hang does not cut off the
// others. A refused connection, or a failing call above all companies, is nobody's own and needs no second vote.
import { breakerFailures, breakerProbe, breakerWindow } from '../limits.ts';

/** good: the server answered, whatever it said; failed: no answer, or one of a proxy; gone: nobody listens. */
export type Outcome = 'good' | 'failed' | 'gone';

/** What a call may do: pass, pass as the one that finds out whether the server is back, or not pass. */
export type Passage = 'open' | 'probe' | 'shut';

export type Change = 'opened' | 'closed' | null;

export interface Breaker {
  readonly pass: () => Passage;
  /** Tells whether that has opened or closed it. */
  readonly report: (company: number | null, outcome: Outcome, passage: Passage) => Change;
  readonly isOpen: () => boolean;
}

interface Vote {
  good: number;
  failed: number;
}

export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const votes = new Map<number | null, Vote>();
  let windowEnds = 0;
  let failures = 0;
  let against = 0;
  let open = false;
  let nextProbe = 0;

  const begin = () => {
    votes.clear();
    windowEnds = now() + breakerWindow;
    failures = 0;
    against = 0;
  };
  const count = (company: number | null, outcome: Outcome) => {
    let vote = votes.get(company);
    if (!vote) votes.set(company, (vote = { good: 0, failed: 0 }));
    const before = isAgainst(vote);
    if (outcome === 'good') vote.good += 1;
    else vote.failed += 1;
    const after = isAgainst(vote);
    if (after !== before) against += after ? 1 : -1;
    if (outcome !== 'good') failures += 1;
  };
  const isDown = (company: number | null, outcome: Outcome) =>
    failures >= breakerFailures &&
    against * 2 > votes.size &&
    (outcome === 'gone' || company === null || against > 1);

  return {
    pass: () => {
      if (!open) return 'open';
      // A probe that hangs keeps nobody: the next one goes in its time.
      if (now() < nextProbe) return 'shut';
      nextProbe = now() + breakerProbe;
      return 'probe';
    },
    report: (company, outcome, passage) => {
      if (open) {
        // Answers to calls from before say nothing about now.
        open = passage !== 'probe' || outcome !== 'good';
        return open ? null : 'closed';
      }
      if (now() >= windowEnds) begin();
      count(company, outcome);
      open = outcome !== 'good' && isDown(company, outcome);
      if (!open) return null;
      nextProbe = now() + breakerProbe;
      windowEnds = 0;
      return 'opened';
    },
    isOpen: () => open,
  };
}

const isAgainst = ({ good, failed }: Vote) => failed > good;
