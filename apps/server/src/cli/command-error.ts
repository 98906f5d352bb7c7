/** Thrown for a command that cannot be carried out, with the sentence to print. */
export class CommandError extends Error {}
