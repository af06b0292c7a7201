// Invites pasted from a spreadsheet or typed: one a line, the cells apart by tabs or semicolons. The name comes first; a
// short number is how many people it is for, everything else is whom it is sent to.

export interface PastedInvite {
  /** From 1, as a person counts. */
  number: number;
  text: string;
  name: string;
  userLimit: number | null;
  recipients: string[];
}

export function parseInvites(text: string): PastedInvite[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [name = '', ...cells] = line.split(/[\t;]/).map((cell) => cell.trim());
    if (name === '') return [];
    const filled = cells.filter((cell) => cell !== '');
    const limits = filled.filter(isLimit);
    return [
      {
        number: index + 1,
        text: line,
        name,
        userLimit: limits[0] === undefined ? null : Number(limits[0]),
        recipients: filled.filter((cell) => !isLimit(cell)),
      },
    ];
  });
}

/** Telephone numbers are longer. */
const isLimit = (cell: string): boolean => /^\d{1,6}$/.test(cell);
