// Something that the person at the terminal can mend; the message says how and is all that they are shown.
export class Problem extends Error {}
