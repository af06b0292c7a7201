// An error that the user at the terminal can fix; only its message is shown.
export class UserFixableError extends Error {}
