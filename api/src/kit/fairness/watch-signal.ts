// How whoever started the api learns that it ended because of a statement: by the signal of a timer that ran out. It
// ends a process at once, and nothing else here sends it.
export const endSignal = 'SIGALRM';
