// Names of QTI elements: `choiceInteraction` up to 2.2 and `qti-choice-interaction` since 3.0. The code uses the former
// for both.
import {
  descendants,
  element,
  elementsOf,
  localName,
  type XmlNode,
  type XmlElement,
} from '../../xml.ts';

export type Version = '2.1' | '3.0';

/** Converts names of elements and attributes to those of the version. */
export const inVersion = (version: Version, written: XmlNode): XmlNode =>
  version === '2.1' ? written : renamed(written);

function renamed({ name, attributes, children }: XmlNode): XmlNode {
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

/** The element's name in the form of 2.x. */
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

/** All descendants with this name. */
export const allOf = (element: XmlElement, kind: string): XmlElement[] =>
  [...descendants(element)].filter((child) => kindOf(child) === kind);

export const isYes = (element: XmlElement, attribute: string): boolean =>
  /^(?:true|1)$/.test(attributeOf(element, attribute));

export const numberOf = (text: string): number | null => {
  const number = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};
