// Three-way merge of concurrent edits of a form, by setting and by field.
import {
  resolveField,
  compareSides,
  isSame,
  type Choice,
  type Sides,
} from '../../../kit/record/merge.ts';
import { fieldName, type FieldDraft, type FormDocument } from './document.ts';
import { inputOf } from './savedForm.ts';

/** The document as parts: each setting, each field by its `ref`, and the order of the fields. */
type Parts = Readonly<Record<string, unknown>>;

export interface PartDifference {
  part: string;
  label: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Differences {
  /** Changed by them only. */
  taken: readonly PartDifference[];
  /** Changed by both, differently. */
  disputed: readonly PartDifference[];
}

export function differencesBetween(sides: Sides<FormDocument>): Differences {
  const parts = partsIn(sides);
  const { taken, disputed } = compareSides(parts, never);
  const described = (part: string): PartDifference => ({
    part,
    label: labelOf(part, parts),
    base: parts.base[part],
    mine: parts.mine[part],
    theirs: parts.theirs[part],
  });
  // The set of fields already determines most of the order; a difference in order is reported only if it is the only
  // one.
  const isReported = (part: string) => part !== order || disputed.length + taken.length === 1;
  return {
    taken: taken.filter(isReported).map(described),
    disputed: disputed.filter((part) => part !== order).map(described),
  };
}

/**
 * Takes their changes where only they changed a part, the chosen side for conflicts, and mine otherwise.
 */
export function mergedDocument(
  sides: Sides<FormDocument>,
  choices: Readonly<Record<string, Choice>> = {},
  /** The side for conflicts without a choice. */
  otherwise: Choice = 'mine',
): FormDocument {
  const parts = partsIn(sides);
  const { taken, disputed } = compareSides(parts, never);
  const values: Record<string, unknown> = { ...parts.mine };
  for (const part of taken) values[part] = parts.theirs[part];
  for (const part of disputed) {
    const both = { base: parts.base[part], mine: parts.mine[part], theirs: parts.theirs[part] };
    values[part] = resolveField(both, choices[part] ?? otherwise);
  }
  const { fields: _fields, ...settings } = sides.mine;
  const merged = Object.fromEntries(Object.keys(settings).map((name) => [name, values[name]]));
  const present = new Map(
    Object.entries(values).flatMap(([part, value]) =>
      part.startsWith(fieldPart) && value !== null ? [[part.slice(fieldPart.length), value]] : [],
    ) as [string, FieldDraft][],
  );
  const mine = refsIn(sides.mine);
  const theirs = refsIn(sides.theirs);
  const isTheirs = taken.includes(order);
  const wanted = isTheirs ? [...theirs, ...mine] : withOthers(mine, theirs);
  const refs = [...new Set(wanted)].filter((ref) => present.has(ref));
  // The parts together have all properties of the document.
  return {
    ...(merged as unknown as FormDocument),
    fields: refs.flatMap((ref) => present.get(ref) ?? []),
  };
}

/** Their fields are inserted after the field that precedes them in their document. */
function withOthers(mine: readonly string[], theirs: readonly string[]): string[] {
  const all = [...mine];
  for (const [place, ref] of theirs.entries()) {
    if (all.includes(ref)) continue;
    const before = theirs.slice(0, place).findLast((each) => all.includes(each));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, ref);
  }
  return all;
}

/**
 * The current document after the server has saved `sent` as `saved`: parts unchanged since are taken from `saved`.
 */
export function withSaved(
  now: FormDocument,
  sent: FormDocument,
  saved: FormDocument,
): FormDocument {
  const settings = Object.keys(now).filter((name) => name !== 'fields') as (keyof FormDocument)[];
  const meant = [inputOf(sent), inputOf(saved)].map((input) => ({ ...input, role: input.roleId }));
  const unlike = settings.filter(
    (name) => now[name] === sent[name] && !isSame(meant[0]?.[name], meant[1]?.[name]),
  );
  const fields = now.fields.map((field) => {
    const place = sent.fields.findIndex(({ ref }) => ref === field.ref);
    const there = saved.fields[place];
    if (there === undefined || there.type !== field.type) return field;
    return sent.fields[place] === field ? there : { ...field, ref: there.ref };
  });
  return { ...now, ...Object.fromEntries(unlike.map((name) => [name, saved[name]])), fields };
}

/** Whether both produce the same mutation input. */
export const isSameDocument = (one: FormDocument, other: FormDocument): boolean =>
  one === other || isSame(inputOf(one), inputOf(other));

const never = () => false;
const order = 'order of fields';
const fieldPart = 'field ';

const refsIn = ({ fields }: FormDocument): string[] => fields.map(({ ref }) => ref);

function partsIn({ base, mine, theirs }: Sides<FormDocument>): Sides<Parts> {
  const refs = new Set([base, mine, theirs].flatMap(refsIn));
  const partsOf = ({ fields, ...settings }: FormDocument): Parts => ({
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.trim() : value,
      ]),
    ),
    [order]: fields.map(({ ref }) => ref),
    ...Object.fromEntries(
      [...refs].map((ref) => [
        `${fieldPart}${ref}`,
        fields.find((each) => each.ref === ref) ?? null,
      ]),
    ),
  });
  return { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) };
}

function labelOf(part: string, { base, mine, theirs }: Sides<Parts>): string {
  if (part === order) return 'Порядок полей';
  if (!part.startsWith(fieldPart)) return settingLabels[part] ?? part;
  const field = (theirs[part] ?? mine[part] ?? base[part]) as FieldDraft;
  return `Поле «${fieldName(field)}»`;
}

/** Names of a form's settings. */
export const settingLabels: Readonly<Record<string, string>> = {
  name: 'Название',
  code: 'Код',
  title: 'Заголовок',
  description: 'Описание',
  buttonName: 'Надпись на кнопке',
  webhook: 'Вебхук',
  frontTemplate: 'Вид страницы',
  role: 'Роль',
  createUser: 'Создавать учётную запись',
  socialNetworkLogin: 'Вход через соцсети',
  successText: 'Текст после отправки',
  redirectUrl: 'Адрес после отправки',
  allowedOrigins: 'Сайты, на которых её можно показать',
  opensAt: 'Открыть',
  closesAt: 'Закрыть',
  answersLimit: 'Сколько ответов принять',
  answersPerAddress: 'Сколько ответов с одного адреса в интернете',
  answersPerEmail: 'Сколько ответов с одной почты',
  textBefore: 'Что показать до открытия',
  textAfter: 'Что показать после закрытия',
  textFull: 'Что показать, когда мест не останется',
};
