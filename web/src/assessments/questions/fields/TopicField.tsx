// «Тема»: what a question is about, among the topics of its test's subject, or among all where the test has none.
import { ComboField } from '../../../ui/index.ts';
import { useTopicAddition, useTopicCreation, useTopicSearch } from '../../subjects/choices.ts';

/** Whether the person may make topics, and change which a subject has. */
export interface TopicRights {
  create: boolean;
  addToSubject: boolean;
}

export function TopicField({
  companyId,
  subjectId,
  may,
  disabled,
}: {
  companyId: string;
  /** Of the test. */
  subjectId: string | null;
  may: TopicRights;
  disabled: boolean;
}) {
  const filter = subjectId === null ? null : { subject: [subjectId] };
  const search = useTopicSearch(companyId, { filter });
  const creation = useTopicCreation(companyId);
  const addition = useTopicAddition(companyId, subjectId ?? '');
  const ofSubject = may.create && may.addToSubject ? addition : undefined;
  const ofAll = may.create ? creation : undefined;
  return (
    <ComboField
      name="topicId"
      label="Тема"
      placeholder="Название темы"
      hint={subjectId === null ? undefined : 'Из тем предмета, который выбран в настройках теста'}
      search={search}
      create={subjectId === null ? ofAll : ofSubject}
      disabled={disabled}
    />
  );
}
