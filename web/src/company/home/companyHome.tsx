// The parts of the home page about the company: an expiring plan, unverified domains, and the first steps of a new
// company.
import { CircleAlert, Globe } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { HomePart, Notice } from '../../kit/pages/home.ts';
import { formatDate } from '../../ui/index.ts';
import type { companyHome_company$key } from '../../__generated__/companyHome_company.graphql.ts';

export const companyHome: HomePart<companyHome_company$key> = {
  id: 'company',
  position: 60,
  permissions: ['COMPANY_SETTINGS'],
  notices: (key) => {
    const { code, paidUntil, selfDomains } = read(key);
    const unproven = (selfDomains ?? []).filter(
      ({ name, status }) => name != null && status != null && status !== 'VERIFIED',
    );
    return [
      ...planEnds(code, paidUntil ?? null),
      ...unproven.map(({ id, name }): Notice => ({
        id,
        tone: 'warning',
        icon: <Globe />,
        text: `Домен ${name} ещё не подтверждён`,
        to: `/${code}/settings?tab=domains`,
      })),
    ];
  },
  firstSteps: (key) => {
    const { code, description, yooKassaReady } = read(key);
    return [
      {
        id: 'description',
        title: 'Расскажите о школе',
        text: 'Описание, логотип и адрес',
        isDone: Boolean(description),
        to: `/${code}/settings`,
      },
      {
        id: 'payments',
        title: 'Подключите приём платежей',
        text: 'ЮKassa: карты, СБП и счета',
        isDone: yooKassaReady,
        to: `/${code}/settings?tab=payments`,
      },
    ];
  },
};

const read = (key: companyHome_company$key) =>
  readInlineData<companyHome_company$key>(
    graphql`
      fragment companyHome_company on Company @inline {
        code
        description
        yooKassaReady
        paidUntil
        selfDomains {
          id
          name
          status
        }
      }
    `,
    key,
  );

/** Days before the plan's end from which a notice is shown. */
const noticed = 14;

function planEnds(code: string, paidUntil: string | null): Notice[] {
  const left = paidUntil === null ? Infinity : (Date.parse(paidUntil) - Date.now()) / 86_400_000;
  if (left > noticed) return [];
  const hasEnded = left <= 0;
  return [
    {
      id: 'plan',
      tone: hasEnded ? 'danger' : 'warning',
      icon: <CircleAlert />,
      text: `Тариф ${hasEnded ? 'закончился' : 'действует до'} ${formatDate(paidUntil)}`,
      to: `/${code}/settings?tab=subscription`,
    },
  ];
}
