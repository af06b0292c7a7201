// The names of QTI, which are written in two ways: `choiceInteraction` up to 2.2, `qti-choice-interaction` since 3.0. Here
// they go by the first, whatever a file has.
import { below, element, elementsOf, localName, type Written, type XmlElement } from '../../xml.ts';

export type Version = '2.1' | '3.0';

/** Names of elements and attributes as the version writes them. */
export const inVersion = (version: Version, written: Written): Written =>
  version === '2.1' ? written : renamed(written);

function renamed({ name, attributes, children }: Written): Written {
  const named = Object.entries(attributes).map(([key, value]) => [
    key.includes(':') || key === 'xmlns' ? key : dashed(key),
    value,
  ]);
  return element(
    `qti-${dashed(name)}`,
    Object.fromEntries(named),
    ...children.map((child) =>
      typeof child === 'object' && 'name' in child ? renamed(child) : child,
    ),
  );
}

const dashed = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const joined = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Of an element of either version. */
export const kindOf = ({ name }: XmlElement): string => {
  const local = localName(name);
  return local.startsWith('qti-') ? joined(local.slice('qti-'.length)) : local;
};

export const attributeOf = ({ attributes }: XmlElement, name: string): string =>
  own(attributes, name) ?? own(attributes, dashed(name)) ?? '';

const own = (attributes: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(attributes, name) ? attributes[name] : undefined;

export const partsOf = (element: XmlElement, kind: string): XmlElement[] =>
  elementsOf(element).filter((child) => kindOf(child) === kind);

export const partOf = (element: XmlElement, kind: string): XmlElement | undefined =>
  partsOf(element, kind)[0];

/** All of a kind, however deep. */
export const allOf = (element: XmlElement, kind: string): XmlElement[] =>
  [...below(element)].filter((child) => kindOf(child) === kind);

export const isYes = (element: XmlElement, attribute: string): boolean =>
  /^(?:true|1)$/.test(attributeOf(element, attribute));

export const numberOf = (text: string): number | null => {
  const number = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};
