// Settings of notifications: which groups are shown or mailed, and how often mails are sent. Each switch is saved at
// once.
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { Card, chakra, Segmented, Stack, Switch, Text } from '../../ui/index.ts';
import type {
  NotificationGroup,
  NotificationSettings_company$key,
} from '../../__generated__/NotificationSettings_company.graphql.ts';
import type { NotificationSettingsMutation } from '../../__generated__/NotificationSettingsMutation.graphql.ts';

export function NotificationSettings({
  company: key,
}: {
  company: NotificationSettings_company$key;
}) {
  const { id: companyId, notificationSettings } = useFragment<NotificationSettings_company$key>(
    graphql`
      fragment NotificationSettings_company on Company @throwOnFieldError {
        id
        notificationSettings {
          digest
          muted
          unmailed
        }
      }
    `,
    key,
  );
  const [choose, isChoosing] = useAction<NotificationSettingsMutation>(graphql`
    mutation NotificationSettingsMutation($input: ChooseNotificationsInput!) {
      chooseNotifications(input: $input) {
        company {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...NotificationSettings_company
        }
        ...userErrors_payload
      }
    }
  `);
  if (!notificationSettings) return null;
  const { digest, muted, unmailed } = notificationSettings;
  const send = (input: Omit<NotificationSettingsMutation['variables']['input'], 'companyId'>) =>
    void choose({ variables: { input: { companyId, ...input } } });
  const periodOf = (value: string) => periods.find((period) => period.value === value);
  return (
    <Card title="О чём сообщать">
      <Stack gap="4" aria-busy={isChoosing || undefined}>
        <Segmented
          label="Письма о непрочитанном"
          options={periods}
          value={periodOf(digest)?.value ?? 'DAILY'}
          onChange={(value) => send({ digest: value })}
        />
        <Text size="sm" tone="muted">
          Письмо приходит утром, если есть что-то непрочитанное. По понедельникам — если раз в
          неделю.
        </Text>
        <Groups>
          {groups.map(({ group, title }) => (
            <li key={group}>
              <Text fontWeight="medium">{title}</Text>
              <Switch
                checked={!muted.includes(group)}
                aria-label={`${title}: сообщать`}
                onChange={(isOn) => send({ muted: switched(muted, group, !isOn) })}
              >
                Сообщать
              </Switch>
              <Switch
                checked={!muted.includes(group) && !unmailed.includes(group)}
                disabled={muted.includes(group) || digest === 'OFF'}
                aria-label={`${title}: в письмах тоже`}
                onChange={(isOn) => send({ unmailed: switched(unmailed, group, !isOn) })}
              >
                В письмах тоже
              </Switch>
            </li>
          ))}
        </Groups>
      </Stack>
    </Card>
  );
}

const periods = [
  { value: 'OFF', label: 'Никогда' },
  { value: 'DAILY', label: 'Раз в день' },
  { value: 'WEEKLY', label: 'Раз в неделю' },
] as const;

const groups = [
  { group: 'COMMENTS', title: 'Комментарии' },
  { group: 'HOMEWORK', title: 'Домашние задания' },
  { group: 'TESTS', title: 'Тесты' },
  { group: 'WEBINARS', title: 'Вебинары' },
  { group: 'CERTIFICATES', title: 'Сертификаты' },
  { group: 'ORDERS', title: 'Заявки' },
] as const;

type Chosen = (typeof groups)[number]['group'];

/** Adds the group or removes it. */
function switched(of: readonly NotificationGroup[], group: Chosen, isIn: boolean): Chosen[] {
  const others = groups
    .map((each) => each.group)
    .filter((each) => each !== group && of.includes(each));
  return isIn ? [...others, group] : others;
}

const Groups = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': { display: 'grid', gap: '2' },
  },
});
