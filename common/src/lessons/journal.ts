// Parses and formats a cell of the journal: «н», «5», «о 3 (автобус)». Parsing a formatted mark returns the same mark.

export const attendances = ['present', 'late', 'absent', 'excused'] as const;
export type Attendance = (typeof attendances)[number];

export interface LessonMark {
  attendance: Attendance;
  /** From 0 to the lesson's maximum; null without a mark. */
  mark: number | null;
  /** Visible only to staff. */
  note: string | null;
}

export type MarkRead = { mark: LessonMark | null } | { problem: 'attendance' | 'mark' | 'note' };

/** Characters of a note. */
export const longestMarkNote = 500;

const letters: Record<Attendance, string> = {
  present: '+',
  late: 'о',
  absent: 'н',
  excused: 'у',
};

/** Case does not matter. */
const words = new Map<string, Attendance>([
  ['+', 'present'],
  ['да', 'present'],
  ['был', 'present'],
  ['была', 'present'],
  ['о', 'late'],
  ['оп', 'late'],
  ['н', 'absent'],
  ['нб', 'absent'],
  ['-', 'absent'],
  ['у', 'excused'],
  ['ув', 'excused'],
]);

/** A mark without an attendance means that the learner attended. */
export function writeMark(mark: LessonMark | null): string {
  if (mark === null) return '';
  const came =
    mark.attendance === 'present' && mark.mark !== null ? null : letters[mark.attendance];
  const note = mark.note === null ? null : `(${mark.note})`;
  return [came, mark.mark, note].filter((part) => part !== null).join(' ');
}

/** The note is everything between the first and the last bracket. */
export function readMark(text: string, highest: number): MarkRead {
  const typed = text.trim();
  if (typed === '') return { mark: null };
  const [, before = typed, within = ''] = /^([^(]*)\((.*)\)$/s.exec(typed) ?? [];
  const note = within.trim() || null;
  if (note !== null && note.length > longestMarkNote) return { problem: 'note' };
  const [, word = '', digits = ''] = /^([^\d\s.]*)\.?\s*(\d*)$/.exec(before.trim()) ?? [
    null,
    before,
  ];
  const attendance = word === '' ? 'present' : words.get(word.toLowerCase());
  if (attendance === undefined) return { problem: 'attendance' };
  const mark = digits === '' ? null : Number(digits);
  if (mark !== null && mark > highest) return { problem: 'mark' };
  return { mark: { attendance, mark, note } };
}
