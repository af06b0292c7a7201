// How many points an answer gives by the rules of its item. These are a small program: it is run with answers that show
// what right parts and wrong ones are worth.
import { Unreadable } from '../../../assessments/document/index.ts';
import { elementsOf, type XmlElement } from '../../xml.ts';
import type { Declared } from './declarations.ts';
import { attributeOf, kindOf, numberOf, partOf, partsOf } from './names.ts';
import { boolean, number, numberIn, operators, Unknown } from './operators.ts';
import { same, type Value } from './values.ts';

/** What is given, by the identifiers of responses. */
export type Given = ReadonlyMap<string, readonly string[]>;

/** Null where the item counts by what is not understood here. */
export type Scorer = (given: Given) => number | null;

/** Steps that all answers to one item may take. */
const mostSteps = 3_000_000;

interface Run {
  item: XmlElement;
  declared: ReadonlyMap<string, Declared>;
  given: Given;
  /** Unknown ones are null. */
  outcomes: Map<string, Value | null>;
  step: () => void;
}

export function scorerOf(item: XmlElement, declared: ReadonlyMap<string, Declared>): Scorer {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > mostSteps) throw new Unreadable('Слишком сложные правила начисления баллов');
  };
  const processing = partOf(item, 'responseProcessing');
  return (given) => {
    const run: Run = { item, declared, given, outcomes: outcomesIn(item), step };
    try {
      if (processing === undefined || elementsOf(processing).length === 0) {
        return byTemplate(processing, run);
      }
      follow(elementsOf(processing), run);
      return numberIn(variable('SCORE', run));
    } catch (error) {
      if (error instanceof Unknown) return null;
      throw error;
    }
  };
}

function outcomesIn(item: XmlElement): Map<string, Value | null> {
  const outcomes = partsOf(item, 'outcomeDeclaration').map((outcome): [string, Value] => {
    const baseType = attributeOf(outcome, 'baseType');
    const said = partOf(outcome, 'defaultValue');
    const usual = baseType === 'float' || baseType === 'integer' ? ['0'] : [];
    const items =
      said === undefined ? usual : partsOf(said, 'value').map(({ text }) => text.trim());
    return [attributeOf(outcome, 'identifier'), { items, baseType, isOrdered: false }];
  });
  return new Map([['SCORE', number(0)], ...outcomes]);
}

/** Without rules an answer is worth what is mapped, else it is compared as a whole. */
function byTemplate(processing: XmlElement | undefined, run: Run): number {
  const template = processing === undefined ? '' : attributeOf(processing, 'template');
  if (/map_response_point/.test(template)) throw new Unknown();
  const all = [...run.declared];
  const isMapped =
    template === '' ? all.some(([, each]) => each.isMapped) : /map_response/.test(template);
  if (isMapped) return all.reduce((sum, [name]) => sum + mapped(name, run), 0);
  const isRight = all.every(([name]) => same(response(name, run), correct(name, run)));
  return isRight ? 1 : 0;
}

/** False where the rest is not to be followed. */
function follow(rules: readonly XmlElement[], run: Run): boolean {
  for (const rule of rules) {
    run.step();
    switch (kindOf(rule)) {
      case 'setOutcomeValue': {
        const [expression] = elementsOf(rule);
        run.outcomes.set(attributeOf(rule, 'identifier'), perhaps(expression, run));
        break;
      }
      case 'responseCondition': {
        const branch = elementsOf(rule).find((each) => {
          const [condition] = elementsOf(each);
          if (kindOf(each) === 'responseElse') return true;
          return condition !== undefined && isTrue(condition, run);
        });
        if (branch === undefined) break;
        const then = elementsOf(branch).slice(kindOf(branch) === 'responseElse' ? 0 : 1);
        if (!follow(then, run)) return false;
        break;
      }
      case 'responseProcessingFragment':
        if (!follow(elementsOf(rule), run)) return false;
        break;
      case 'exitResponse':
        return false;
      default:
        run.outcomes.set(attributeOf(rule, 'identifier') || 'SCORE', null);
    }
  }
  return true;
}

/** What sets an outcome that nobody asks for may be anything. */
function perhaps(expression: XmlElement | undefined, run: Run): Value | null {
  try {
    return expression === undefined ? null : valueOf(expression, run);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

const isTrue = (expression: XmlElement, run: Run): boolean =>
  valueOf(expression, run).items[0] === 'true';

function response(name: string, { declared, given }: Run): Value {
  const { baseType = '', cardinality = 'single' } = declared.get(name) ?? {};
  return { items: given.get(name) ?? [], baseType, isOrdered: cardinality === 'ordered' };
}

const correct = (name: string, run: Run): Value => ({
  ...response(name, run),
  items: run.declared.get(name)?.correct ?? [],
});

function variable(name: string, run: Run): Value {
  if (run.declared.has(name)) return response(name, run);
  const value = run.outcomes.get(name);
  if (value === undefined || value === null) throw new Unknown();
  return value;
}

/** Each value counts once. */
function mapped(name: string, run: Run): number {
  const declared = run.declared.get(name);
  if (declared === undefined) throw new Unknown();
  const { items } = response(name, run);
  const sum = [...new Set(items)].reduce((points, item) => {
    run.step();
    return points + declared.worthOf(item);
  }, 0);
  return items.length === 0 ? 0 : Math.min(Math.max(sum, declared.least), declared.most);
}

function valueOf(element: XmlElement, run: Run): Value {
  run.step();
  const kind = kindOf(element);
  const name = attributeOf(element, 'identifier');
  switch (kind) {
    case 'baseValue':
      return {
        items: [element.text.trim()],
        baseType: attributeOf(element, 'baseType'),
        isOrdered: false,
      };
    case 'variable':
      return variable(name, run);
    case 'correct':
      return correct(name, run);
    case 'mapResponse':
      return number(mapped(name, run));
    case 'null':
      return { items: [], baseType: '', isOrdered: false };
    case 'and':
      return boolean(elementsOf(element).every((each) => isTrue(each, run)));
    case 'or':
      return boolean(elementsOf(element).some((each) => isTrue(each, run)));
    case 'anyN': {
      const [least, most] = ['min', 'max'].map((each) => numberOf(attributeOf(element, each)));
      const count = elementsOf(element).filter((each) => isTrue(each, run)).length;
      return boolean(count >= (least ?? 0) && count <= (most ?? Infinity));
    }
    default: {
      const operator = Object.hasOwn(operators, kind) ? operators[kind] : undefined;
      if (operator === undefined) throw new Unknown();
      return operator(
        elementsOf(element).map((each) => valueOf(each, run)),
        element,
      );
    }
  }
}
