// The values of an invite's form, and their conversion to the mutation's input.
import type { ChosenRecord } from '../../ui/index.ts';
import type { InviteKind } from './inviteKinds.ts';
import { parseRecipients } from './sending/parseRecipients.ts';
import type {
  CreateInviteInput,
  InviteSendType,
  InviteType,
} from '../../__generated__/InviteFormCreateMutation.graphql.ts';

export interface InviteValues {
  name: string;
  /** Rich text. */
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
  sendType: InviteSendType;
  /** The pasted text. */
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
  sendType: 'EMAIL',
  recipients: '',
});

/** Unique addresses of the recipients. */
export const addressesOf = ({
  recipients,
  sendType,
}: Pick<InviteValues, 'recipients' | 'sendType'>): string[] =>
  parseRecipients(recipients, sendType).recipients.map(({ address }) => address);

export function inputOf(values: InviteValues): Omit<CreateInviteInput, 'companyId' | 'kind'> {
  const recipients = addressesOf(values);
  return {
    name: values.name.trim(),
    description: values.description || null,
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
    sendType: recipients.length > 0 ? values.sendType : null,
    recipients,
  };
}

/** The navigation state that passes pasted recipients to the form of a new invite. */
export const pastedRecipientsState = (recipients: string) => ({ recipients });

export function pastedRecipientsIn(state: unknown): string {
  const isPasted = typeof state === 'object' && state !== null && 'recipients' in state;
  return isPasted && typeof state.recipients === 'string' ? state.recipients : '';
}
