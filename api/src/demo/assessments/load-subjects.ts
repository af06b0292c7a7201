// Writes the subjects of the demo school with the topics of their exams.
import {
  subjects as subjectTable,
  subjectTopics,
  topics,
} from '../../assessments/subjects/subject-tables.ts';
import { entry, known, paired, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { company } from '../school.ts';
import { subjects, type Subject } from './subjects.ts';

export async function insertSubjects({
  transaction,
  companyId: company_id,
}: DemoTarget): Promise<void> {
  const made = { company_id, ...since(company.created_at) };
  const subjectIds = await insertWithIds(
    transaction,
    subjectTable,
    subjects.map(({ name }, index) => ({ ...made, name, sort: index + 1 })),
  );
  // A topic that several exams share is stored once.
  const names = [...new Set(subjects.flatMap(topicsOf))];
  const rows = names.map((name) => ({ ...made, name }));
  const topicIds = paired(names, await insertWithIds(transaction, topics, rows));
  await insert(
    transaction,
    subjectTopics,
    subjects.flatMap((subject, place) =>
      topicsOf(subject).map((name) => ({
        company_id,
        subject_id: entry(subjectIds, place),
        topic_id: known(topicIds, name),
      })),
    ),
  );
}

const topicsOf = ({ topics: topicsByExam }: Subject): string[] => [
  ...new Set([...topicsByExam.ЕГЭ, ...topicsByExam.ОГЭ].map(({ title }) => capitalized(title))),
];

const capitalized = (title: string) => title.charAt(0).toLocaleUpperCase('ru') + title.slice(1);
