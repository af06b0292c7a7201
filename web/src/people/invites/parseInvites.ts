// Invites pasted from a spreadsheet or typed: one a line, the cells apart by tabs or semicolons. The name comes first; a
// short number is how many people it is for, everything else is whom it is sent to.
import { parseRecipients } from './parseRecipients.ts';
import type { InviteSendType } from '../../__generated__/InviteFormCreateMutation.graphql.ts';

export interface PastedInvite {
  /** From 1, as a person counts. */
  number: number;
  text: string;
  name: string;
  userLimit: number | null;
  recipients: string[];
  /** Why it is none; null when it is one. */
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

/** Somebody pastes addresses here who wants one invite for all of them. */
export const areAddresses = (invites: readonly PastedInvite[]): boolean =>
  invites.length > 0 && invites.every(({ name }) => isAddress(name));

function problemOf(name: string): string | null {
  if (name === '') return 'нет названия';
  return isAddress(name) ? `«${name}» — адрес, а не название приглашения` : null;
}

const isAddress = (name: string) => /\S@\S/.test(name) || /^\+?[\d\s()-]{10,}$/.test(name);

/** Telephone numbers are longer. */
const isLimit = (cell: string): boolean => /^\d{1,6}$/.test(cell);
