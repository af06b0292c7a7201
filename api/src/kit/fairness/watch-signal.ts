// The signal that ends the process after a statement timeout, and is used for nothing else, so that its parent
// recognizes the reason.
export const endSignal = 'SIGALRM';
