// The signal that ends the process after a statement timeout, so that its parent recognizes the reason. It terminates a
// process immediately and is used for nothing else.
export const endSignal = 'SIGALRM';
