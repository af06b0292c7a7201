// The values of an invite's form, and what is sent of them.
import type { ChosenRecord } from '../../ui/index.ts';
import type { InviteKind } from './inviteKinds.ts';
import type {
  CreateInviteInput,
  InviteSendType,
  InviteType,
} from '../../__generated__/InviteFormCreateMutation.graphql.ts';

export interface InviteValues {
  name: string;
  description: string;
  type: InviteType;
  active: boolean;
  userLimit: string;
  dateStart: string | null;
  dateEnd: string | null;
  roleIds: readonly ChosenRecord[];
  groupIds: readonly ChosenRecord[];
  coursePackageIds: readonly ChosenRecord[];
  testIds: readonly ChosenRecord[];
  customFields: readonly { customFieldId: number; required: boolean }[];
  sendType: InviteSendType | '';
  /** One a line. */
  recipients: string;
}

export const emptyInvite = (kind: InviteKind): InviteValues => ({
  name: '',
  description: '',
  type: kind === 'WELCOME' ? 'PERSONAL' : 'COMMON',
  active: true,
  userLimit: '',
  dateStart: null,
  dateEnd: null,
  roleIds: [],
  groupIds: [],
  coursePackageIds: [],
  testIds: [],
  customFields: [],
  sendType: kind === 'WELCOME' ? 'EMAIL' : '',
  recipients: '',
});

export const linesOf = (text: string): string[] =>
  text
    .split(/[\n;,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function inputOf(values: InviteValues): Omit<CreateInviteInput, 'companyId' | 'kind'> {
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    type: values.type,
    active: values.active,
    userLimit: values.userLimit.trim() === '' ? null : Number(values.userLimit),
    dateStart: values.dateStart,
    dateEnd: values.dateEnd,
    roleIds: values.roleIds.map(({ id }) => id),
    groupIds: values.groupIds.map(({ id }) => id),
    coursePackageIds: values.coursePackageIds.map(({ id }) => id),
    testIds: values.testIds.map(({ id }) => id),
    customFields: values.customFields.map(({ customFieldId, required }) => ({
      customFieldId,
      required,
    })),
    sendType: values.sendType === '' ? null : values.sendType,
    recipients: values.sendType === '' ? [] : linesOf(values.recipients),
  };
}
