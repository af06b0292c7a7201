// Attaches people to a course: chosen users, or people in pasted lines, inviting those without an account. Lines that
// fail remain in the form with their errors.
import { graphql } from 'react-relay';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { lineErrors } from '../../kit/actions/pastedLines.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { countOf, formatDate, useAlerts } from '../../ui/index.ts';
import { parseStudents, type PastedStudent } from './pastedStudents.ts';
import { studentNouns } from './studentNouns.ts';
import type { outcome_payload$key } from '../../__generated__/outcome_payload.graphql.ts';
import type { useStudentAttachmentContactsMutation } from '../../__generated__/useStudentAttachmentContactsMutation.graphql.ts';
import type { useStudentAttachmentInviteMutation } from '../../__generated__/useStudentAttachmentInviteMutation.graphql.ts';
import type { useStudentAttachmentMutation } from '../../__generated__/useStudentAttachmentMutation.graphql.ts';

interface Setting {
  companyId: string;
  courseId: string;
  courseName: string;
}

interface Pasted {
  text: string;
  packageIds: readonly string[];
  /** Whether unknown people get an invitation to the course by mail. */
  invites: boolean;
}

export interface AttachmentResult {
  errors: readonly UserError[];
  /** Error messages by line. */
  refused: ReadonlyMap<string, string>;
  /** Whether at least one person was attached or invited. */
  isChanged: boolean;
}

export function useStudentAttachment({ companyId, courseId, courseName }: Setting) {
  const alerts = useAlerts();
  const [attach] = useMutation<useStudentAttachmentMutation>(graphql`
    mutation useStudentAttachmentMutation($input: AttachCourseStudentsInput!) {
      attachCourseStudents(input: $input) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [attachByContacts] = useMutation<useStudentAttachmentContactsMutation>(graphql`
    mutation useStudentAttachmentContactsMutation($input: AttachCourseStudentsByContactsInput!) {
      attachCourseStudentsByContacts(input: $input) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const [createInvite] = useMutation<useStudentAttachmentInviteMutation>(graphql`
    mutation useStudentAttachmentInviteMutation($input: CreateInviteInput!) {
      createInvite(input: $input) {
        invite {
          sending {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `);

  const report = (payload: outcome_payload$key) =>
    reportOutcome(alerts, outcomeOf(payload), { done: 'На курсе', nouns: studentNouns });

  const attachChosen = async (ids: readonly string[], packageIds: readonly string[]) => {
    const input = { courseId, packageIds, users: { ids } };
    const { response, userErrors } = await attach({ variables: { input } });
    if (response !== null && userErrors.length === 0) report(response.attachCourseStudents);
    return userErrors.map(atItsField);
  };

  const send = async (students: readonly PastedStudent[], packageIds: readonly string[]) => {
    const input = { courseId, packageIds, contacts: students.map(({ contact }) => contact) };
    const { response, userErrors } = await attachByContacts({ variables: { input } });
    if (response !== null && userErrors.length === 0) {
      report(response.attachCourseStudentsByContacts);
    }
    return userErrors;
  };

  const invite = async (students: readonly PastedStudent[], packageIds: readonly string[]) => {
    const recipients = students.flatMap(({ email }) => email ?? []);
    const day = formatDate(new Date().toISOString());
    const { response, userErrors } = await createInvite({
      variables: {
        input: {
          companyId,
          kind: 'INVITE',
          type: 'PERSONAL',
          name: `${courseName.slice(0, longestName)}: список от ${day}`,
          coursePackageIds: packageIds,
          sendType: 'EMAIL',
          recipients,
          send: true,
        },
      },
      updater: invalidateLists(companyId),
    });
    const [problem] = userErrors;
    if (problem !== undefined || response === null) return problem?.message ?? 'не приглашён';
    const job = response.createInvite.invite?.sending;
    if (job) followJob({ id: job.id, companyId });
    alerts.success(`Приглашено: ${countOf(recipients.length, ['человек', 'человека', 'человек'])}`);
    return null;
  };

  const attachPasted = async ({ text, packageIds, invites }: Pasted): Promise<AttachmentResult> => {
    const { students, wrong } = parseStudents(text);
    const refused = new Map([...wrong].map(([line, problem]) => [line, `«${line}»: ${problem}`]));
    const nothing = { refused, isChanged: false };
    if (students.length === 0) return { ...nothing, errors: [] };
    const errors = await send(students, packageIds);
    if (errors.length === 0) return { ...nothing, errors, isChanged: true };

    const lines = students.map(({ line }) => line);
    const problems = lineErrors(errors, 'contacts', lines);
    if (problems.size < errors.length) return { ...nothing, errors: errors.map(atItsField) };
    const unknown = new Set(
      errors.flatMap(({ code, field }) =>
        code === 'not_found' ? (students[Number(field?.split('.')[1])] ?? []) : [],
      ),
    );
    const invited = students.filter(
      (student) => invites && unknown.has(student) && student.email !== null,
    );
    if (invited.length > 0 && packageIds.length === 0) return { ...nothing, errors: [noPackage] };

    for (const [line, problem] of problems) refused.set(line, problem);
    const known = students.filter(({ line }) => !problems.has(line));
    const others = known.length === 0 ? [] : await send(known, packageIds);
    if (others.length > 0) return { ...nothing, errors: others.map(atItsField) };
    const problem = invited.length === 0 ? null : await invite(invited, packageIds);
    for (const { line } of invited) {
      if (problem === null) refused.delete(line);
      else refused.set(line, `«${line}»: ${problem}`);
    }
    const isChanged = known.length > 0 || (invited.length > 0 && problem === null);
    return { errors: [], refused, isChanged };
  };

  return { attachChosen, attachPasted };
}

/** Characters of the course's name in the name of its invitation, which is limited to 255. */
const longestName = 200;

const noPackage: UserError = {
  field: 'packages',
  message:
    'Приглашение выдаёт пакет: выберите, какой получат те, кого нет в компании, или не приглашайте их',
};

function atItsField({ message, field }: UserError): UserError {
  const [name = null] = (field ?? '').split('.');
  return { message, field: name === 'packageIds' ? 'packages' : name };
}
