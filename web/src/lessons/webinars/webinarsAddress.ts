// URL state of the lists of webinars: those of lessons by stage, and those on other sites.
import { choice, day, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { WebinarFilter } from '../../__generated__/webinarsRouteQuery.graphql.ts';

const tabs = ['upcoming', 'running', 'past', 'external'] as const;
export type WebinarTabName = (typeof tabs)[number];

const tab = choice(tabs);

export const tabNames: Record<WebinarTabName, string> = {
  upcoming: 'Предстоящие',
  running: 'Идут',
  past: 'Прошедшие',
  external: 'Внешние',
};

export const webinarList = listAddress({
  sorting: { start: 'STARTS_AT' },
  views: { tab },
  conditions: {
    platform: values(['LINK', 'ZOOM']),
    start_from: day,
    start_to: day,
  },
});

export const externalWebinarList = listAddress({
  sorting: { start: 'STARTS_AT', name: 'NAME', created: 'CREATED_AT' },
  views: { tab },
  conditions: { active: choice(['', 'yes', 'no']) },
});

export type WebinarListState = StateOf<typeof webinarList>;

const stages = { upcoming: 'UPCOMING', running: 'RUNNING', past: 'PAST' } as const;

export function variablesOf(state: WebinarListState) {
  const { orderBy, ...variables } = webinarList.variables(state);
  const { platform, start_from: from, start_to: to } = state;
  const filter: WebinarFilter = {
    stage: state.tab === 'external' ? undefined : stages[state.tab],
    platform: platform.length > 0 ? [...platform] : undefined,
    startsFrom: from ?? undefined,
    startsTo: to ?? undefined,
  };
  // Past webinars are sorted latest first.
  const latestFirst = { field: 'STARTS_AT', direction: 'DESC' } as const;
  return { ...variables, filter, orderBy: orderBy ?? (state.tab === 'past' ? latestFirst : null) };
}

export function externalVariablesOf(state: StateOf<typeof externalWebinarList>) {
  const { active } = state;
  return {
    ...externalWebinarList.variables(state),
    filter: { active: active === '' ? undefined : active === 'yes' },
  };
}
