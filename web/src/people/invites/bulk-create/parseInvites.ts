// Parses invites pasted from a spreadsheet or typed, one per line, with cells separated by tabs or semicolons: first
// the name; a short number is the limit of users, other cells are recipients.
import { parseRecipients } from '../sending/parseRecipients.ts';
import type { InviteSendType } from '../../../__generated__/InviteFormCreateMutation.graphql.ts';

export interface PastedInvite {
  /** Line number from 1. */
  number: number;
  text: string;
  name: string;
  userLimit: number | null;
  recipients: string[];
  /** The error message; null for a valid line. */
  problem: string | null;
}

export function parseInvites(text: string, way: InviteSendType): PastedInvite[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [name = '', ...cells] = line.split(/[\t;]/).map((cell) => cell.trim());
    if (name === '' && cells.every((cell) => cell === '')) return [];
    const filled = cells.filter((cell) => cell !== '');
    const limits = filled.filter(isLimit);
    const sentTo = parseRecipients(filled.filter((cell) => !isLimit(cell)).join('\n'), way);
    return [
      {
        number: index + 1,
        text: line,
        name,
        userLimit: limits[0] === undefined ? null : Number(limits[0]),
        recipients: sentTo.recipients.map(({ address }) => address),
        problem: problemOf(name) ?? sentTo.wrong[0]?.problem ?? null,
      },
    ];
  });
}

/** A list of addresses suggests that the user wants a single invite for all of them. */
export const areAddresses = (invites: readonly PastedInvite[]): boolean =>
  invites.length > 0 && invites.every(({ name }) => isAddress(name));

function problemOf(name: string): string | null {
  if (name === '') return 'нет названия';
  return isAddress(name) ? `«${name}» — адрес, а не название приглашения` : null;
}

const isAddress = (name: string) => /\S@\S/.test(name) || /^\+?[\d\s()-]{10,}$/.test(name);

/** Telephone numbers have more digits. */
const isLimit = (cell: string): boolean => /^\d{1,6}$/.test(cell);
