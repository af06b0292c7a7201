// A form's limit, opening and closing times: parsing, validation and words.
import { graphql, readInlineData } from 'react-relay';
import { formatDateTime, formatNumber, formatOutOf } from '../../ui/index.ts';
import type { limits_form$data, limits_form$key } from '../../__generated__/limits_form.graphql.ts';

/** The limit as text for its input. */
export const limitText = (limit: number | null | undefined): string => limit?.toString() ?? '';

/** Null for no limit; 0 for invalid text, which `problemInLimits` reports. */
export const parseLimit = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(/^\d+$/.test(typed.trim()) ? typed : 0);

const mostAnswers = 1_000_000;

interface Limits {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly answersLimit: string;
  readonly answersPerAddress: string;
  readonly answersPerEmail: string;
}

/** What the server would reject, with the setting concerned. */
export function validateLimits(limits: Limits): { message: string; part: keyof Limits } | null {
  for (const part of ['answersLimit', 'answersPerAddress', 'answersPerEmail'] as const) {
    const limit = parseLimit(limits[part]);
    if (limit !== null && !(limit >= 1 && limit <= mostAnswers)) {
      return { message: `введите число от 1 до ${formatNumber(mostAnswers)}`, part };
    }
  }
  const { opensAt, closesAt } = limits;
  if (opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt)) {
    return { message: 'форма должна закрыться позже, чем откроется', part: 'closesAt' };
  }
  return null;
}

/** The number of answers and whether the form is open; all null for a server without limits. */
export const availabilityOf = (key: limits_form$key): Taking =>
  readInlineData<limits_form$key>(
    graphql`
      fragment limits_form on Form @inline {
        state @catch(to: NULL)
        opensAt @catch(to: NULL)
        closesAt @catch(to: NULL)
        answersLimit @catch(to: NULL)
        answersCount @catch(to: NULL)
      }
    `,
    key,
  );

type Taking = Omit<limits_form$data, ' $fragmentType'>;

/** `34 из 100`; only the number for a form without a limit. */
export function answersCountWords({
  answersCount,
  answersLimit,
}: Pick<Taking, 'answersCount' | 'answersLimit'>): string | null {
  return formatOutOf(answersCount, answersLimit);
}

/** Null for a form that is always open. */
export function stateWords({
  state,
  opensAt,
  closesAt,
}: Pick<Taking, 'state' | 'opensAt' | 'closesAt'>): string | null {
  if (state === 'EARLY') return `Откроется ${formatDateTime(opensAt)}`;
  if (state === 'LATE') return 'Закрыта';
  if (state === 'FULL') return 'Заполнена';
  return state === 'OPEN' && closesAt != null ? `Открыта до ${formatDateTime(closesAt)}` : null;
}
