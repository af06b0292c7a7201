// Interprets the response processing of a QTI item, to find the points of sample answers and derive from them what
// right and wrong parts are worth.
import { UnreadableQuestion } from '../../../assessments/document/index.ts';
import { elementsOf, type XmlElement } from '../../xml.ts';
import type { ResponseDeclaration } from './declarations.ts';
import { attributeOf, kindOf, numberOf, partOf, partsOf } from './names.ts';
import { boolean, number, numberIn, operators, UnsupportedExpression } from './operators.ts';
import { isSameValue, type Value } from './values.ts';

/** Values by response identifier. */
export type ResponseValues = ReadonlyMap<string, readonly string[]>;

/** Returns the points of an answer; null if the rules are not supported. */
export type Scorer = (given: ResponseValues) => number | null;

/** Interpreter steps for all sample answers of one item. */
const maxSteps = 3_000_000;

interface Run {
  item: XmlElement;
  declared: ReadonlyMap<string, ResponseDeclaration>;
  given: ResponseValues;
  /** Null for an outcome whose value is unknown. */
  outcomes: Map<string, Value | null>;
  step: () => void;
}

export function createScorer(
  item: XmlElement,
  declared: ReadonlyMap<string, ResponseDeclaration>,
): Scorer {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > maxSteps) throw new UnreadableQuestion('Слишком сложные правила начисления баллов');
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
      if (error instanceof UnsupportedExpression) return null;
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

/** Without rules, uses the mapping if there is one, otherwise compares the whole response. */
function byTemplate(processing: XmlElement | undefined, run: Run): number {
  const template = processing === undefined ? '' : attributeOf(processing, 'template');
  if (/map_response_point/.test(template)) throw new UnsupportedExpression();
  const all = [...run.declared];
  const isMapped =
    template === '' ? all.some(([, each]) => each.isMapped) : /map_response/.test(template);
  if (isMapped) return all.reduce((sum, [name]) => sum + mapped(name, run), 0);
  const isRight = all.every(([name]) => isSameValue(response(name, run), correct(name, run)));
  return isRight ? 1 : 0;
}

/** Returns false if processing must stop. */
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

/** An unsupported expression matters only if its outcome is read later. */
function perhaps(expression: XmlElement | undefined, run: Run): Value | null {
  try {
    return expression === undefined ? null : valueOf(expression, run);
  } catch (error) {
    if (error instanceof UnsupportedExpression) return null;
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
  if (value === undefined || value === null) throw new UnsupportedExpression();
  return value;
}

/** Counts each distinct value once. */
function mapped(name: string, run: Run): number {
  const declared = run.declared.get(name);
  if (declared === undefined) throw new UnsupportedExpression();
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
      if (operator === undefined) throw new UnsupportedExpression();
      return operator(
        elementsOf(element).map((each) => valueOf(each, run)),
        element,
      );
    }
  }
}
