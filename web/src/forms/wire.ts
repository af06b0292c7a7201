// Values of closed sets: GraphQL shouts what the rules that server and browser share say quietly.
import type { Condition, Operator } from '@kafedra/common/forms';

export const lowered = <Value extends string>(value: string): Value => value.toLowerCase() as Value;

/** The other way round. */
export const raised = <Value extends string>(value: string): Value => value.toUpperCase() as Value;

interface WireCondition {
  readonly match: string;
  readonly rules: readonly {
    readonly field: string;
    readonly operator: string;
    readonly value: string | null | undefined;
  }[];
}

export const conditionOf = ({ match, rules }: WireCondition): Condition => ({
  match: lowered<Condition['match']>(match),
  rules: rules.map(({ field, operator, value }) => ({
    field,
    operator: lowered<Operator>(operator),
    value: value ?? null,
  })),
});
