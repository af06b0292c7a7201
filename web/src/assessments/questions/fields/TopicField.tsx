// The «Тема» field: a topic of the test's subject, or any topic if the test has no subject.
import { ComboField } from '../../../ui/index.ts';
import { useTopicAddition, useTopicCreation, useTopicSearch } from '../../subjects/choices.ts';

/** Whether the user may create topics and change the topics of a subject. */
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
  /** Global id of the test's subject. */
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
