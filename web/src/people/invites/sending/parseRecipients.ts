// Parses the pasted or typed recipients of an invite: addresses separated by newlines, commas or semicolons, also with
// names around them, or rows of a spreadsheet, whose other cells are ignored.
import { email as emailRule, type WrongLine } from '../../../ui/index.ts';
import { isHeaderLine } from '../../pastedPerson.ts';
import type { InviteSendType } from '../../../__generated__/InviteFormCreateMutation.graphql.ts';

export interface PastedRecipients {
  /** Without duplicates, in the order of the text. */
  recipients: readonly PastedRecipient[];
  wrong: readonly WrongLine[];
  /** Numbers of lines with an address that an earlier line contains. */
  repeated: readonly number[];
}

interface PastedRecipient {
  address: string;
  /** Line number from 1. */
  line: number;
}

export function parseRecipients(text: string, way: InviteSendType): PastedRecipients {
  const recipients = new Map<string, PastedRecipient>();
  const wrong: WrongLine[] = [];
  const repeated: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const number = index + 1;
    if (line.trim() === '' || (recipients.size === 0 && isHeaderLine(line))) continue;
    const { addresses, problem } = ways[way](line.trim());
    if (problem !== null) wrong.push({ number, problem });
    for (const address of addresses) {
      if (!recipients.has(address)) recipients.set(address, { address, line: number });
      else if (!repeated.includes(number)) repeated.push(number);
    }
  }
  return { recipients: [...recipients.values()], wrong, repeated };
}

interface Found {
  addresses: readonly string[];
  problem: string | null;
}

const isEmail = (word: string) => emailRule()(word) === null;

/** Matches `anna@school`, and `anna.school.ru`, which lacks the @. */
const isMeantForEmail = (word: string) => word.includes('@') || /^[\w.+-]+\.[a-z]{2,}$/i.test(word);

function emailsIn(line: string): Found {
  const words = line
    .split(/[\s,;<>()"'«»]+/)
    .map((word) => word.replace(/^mailto:/i, '').replace(/\.$/, ''))
    .filter(isMeantForEmail);
  const bad = words.find((word) => !isEmail(word));
  const addresses = words.filter(isEmail).map((word) => word.toLowerCase());
  if (bad !== undefined) return { addresses, problem: `«${bad}» не похоже на адрес почты` };
  return {
    addresses,
    problem: words.length === 0 ? `в «${shortened(line)}» нет адреса почты` : null,
  };
}

function phonesIn(line: string): Found {
  const numbers = line
    .split(/[\t,;]/)
    .flatMap((cell) => cell.match(/\+?\d[\d\s().-]*\d/g) ?? [])
    .map(digitsOf);
  const addresses = numbers.filter((digits) => digits.length >= 10 && digits.length <= 15);
  const problem =
    addresses.length > 0 ? null : `в «${shortened(line)}» нет номера вида +7 900 000-00-00`;
  return { addresses: addresses.map((digits) => `+${digits}`), problem };
}

/** In Russia, `8 900 …` is written for `+7 900 …`. */
const digitsOf = (number: string) => number.replaceAll(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');

const ways: Record<InviteSendType, (line: string) => Found> = { EMAIL: emailsIn, PHONE: phonesIn };

const shortened = (line: string) => (line.length > 40 ? `${line.slice(0, 39)}…` : line);
