// Subjects and topics in the address: a tab each, and the topics of one subject.
import { choice, flag, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';

const tab = choice(['subjects', 'topics']);
export type SubjectTab = (typeof tab)['none'];

export const subjectList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT' },
  views: { tab },
});

export const topicList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT' },
  // The global id of the subject whose topics are shown: what was searched for may be cleared, and they stay.
  views: { tab, subject: values() },
  conditions: { loose: flag },
});

/** The address of a subject's topics. */
export const topicsOf = (subject: string): string =>
  `?tab=topics&subject=${encodeURIComponent(subject)}`;

export function topicVariables(state: StateOf<typeof topicList>) {
  const named = state.subject.slice(0, 1);
  return {
    ...topicList.variables(state),
    filter: {
      subject: named.length > 0 ? named : null,
      inSubject: state.loose ? false : null,
    },
    named,
  };
}
