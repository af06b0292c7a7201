// A dialog that adds topics to a subject: pasted as a list, which creates missing ones, or selected from all.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { pastedLines, lineErrors } from '../../kit/actions/pastedLines.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import {
  countOf,
  FormModal,
  LinesField,
  MultiComboField,
  Segmented,
  useAlerts,
  useForm,
  type ChosenRecord,
  type WrongLine,
} from '../../ui/index.ts';
import { useTopicCreation, useTopicSearch } from './choices.ts';
import { topicNouns } from './topicWords.ts';
import type { AddTopicsModalAttachMutation } from '../../__generated__/AddTopicsModalAttachMutation.graphql.ts';
import type { AddTopicsModalMutation } from '../../__generated__/AddTopicsModalMutation.graphql.ts';

interface Values {
  names: string;
  topics: readonly ChosenRecord[];
}

type Way = 'names' | 'topics';

export function AddTopicsModal({
  companyId,
  subject: { id, name },
  mayCreate,
  onDone,
}: {
  companyId: string;
  subject: { readonly id: string; readonly name: string };
  mayCreate: boolean;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const search = useTopicSearch(companyId);
  const create = useTopicCreation(companyId);
  const [way, setWay] = useState<Way>('names');
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const form = useForm<Values>({ defaultValues: { names: '', topics: [] } });
  const [add] = useMutation<AddTopicsModalMutation>(graphql`
    mutation AddTopicsModalMutation($input: AddSubjectTopicsInput!) {
      addSubjectTopics(input: $input) {
        subject {
          id
          topicsCount @catch(to: NULL)
        }
        attachedCount
        createdCount
        ...userErrors_payload
      }
    }
  `);
  const [attach] = useMutation<AddTopicsModalAttachMutation>(graphql`
    mutation AddTopicsModalAttachMutation($input: AttachSubjectTopicsInput!) {
      attachSubjectTopics(input: $input) {
        subject {
          id
          topicsCount @catch(to: NULL)
        }
        ...userErrors_payload
      }
    }
  `);
  const done = (words: string) => {
    alerts.success(words);
    setTimeout(onDone);
    return [];
  };
  const updater = invalidateLists(companyId);
  const addNames = async (text: string) => {
    const names = pastedLines(text);
    const { response, userErrors } = await add({ variables: { input: { id, names } }, updater });
    if (userErrors.length > 0 || response === null) {
      setRefused(lineErrors(userErrors, 'names', names));
      return userErrors.map(({ message, field }) => ({ message, field: field?.split('.')[0] }));
    }
    return done(addedWords(response.addSubjectTopics));
  };
  const attachChosen = async (topics: readonly ChosenRecord[]) => {
    const topicIds = topics.map((topic) => topic.id);
    const { userErrors } = await attach({ variables: { input: { id, topicIds } }, updater });
    if (userErrors.length === 0) return done(`Добавлено: ${countOf(topics.length, topicNouns)}`);
    return userErrors.map(({ message }) => ({ message, field: 'topics' }));
  };
  return (
    <FormModal
      form={form}
      onSubmit={({ names, topics }) => (way === 'names' ? addNames(names) : attachChosen(topics))}
      title={`Темы предмета «${name}»`}
      confirmLabel="Добавить"
      disableAfterClick={false}
      guardUnsaved
    >
      <Segmented<Way>
        label="Как добавить"
        options={[
          { value: 'names', label: 'Вставить список' },
          { value: 'topics', label: 'Выбрать темы' },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'names' ? (
        <LinesField
          name="names"
          label="Темы, каждая с новой строки"
          hint={
            mayCreate
              ? 'Тема, которая в школе уже есть, не повторится: добавится она сама'
              : 'Добавятся те, что в школе уже есть'
          }
          placeholder={'Обыкновенные дроби\nПроценты'}
          required
          wrongLines={wrongLines}
          refused={refused}
        />
      ) : (
        <MultiComboField
          name="topics"
          label="Темы"
          placeholder="Название темы"
          required
          search={search}
          create={mayCreate ? create : undefined}
        />
      )}
    </FormModal>
  );
}

const wrongLines = (text: string): WrongLine[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.trim().length > 255 ? [{ number: index + 1, problem: 'не больше 255 символов' }] : [],
    );

function addedWords({
  attachedCount,
  createdCount,
}: {
  attachedCount: number;
  createdCount: number;
}): string {
  if (attachedCount === 0) return 'Все эти темы в предмете уже есть';
  const fresh = createdCount === 0 ? '' : `, новых — ${createdCount}`;
  return `Добавлено: ${countOf(attachedCount, topicNouns)}${fresh}`;
}
