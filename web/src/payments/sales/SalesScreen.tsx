// «Продажи»: income by day and by course, the average payment, and the conversion from views to payments.
import { ChartColumn } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { PeriodPicker } from '../../kit/period/PeriodPicker.tsx';
import {
  Card,
  EmptyState,
  DetailList,
  Flex,
  formatDate,
  formatNumber,
  formatPrice,
  PageBody,
  PageHeader,
  Stack,
  Text,
} from '../../ui/index.ts';
import { DayBars } from '../../ui/charts/DayBars.tsx';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { SalesCourse } from './SalesCourse.tsx';
import { salesRoute } from './salesRoute.ts';
import type { SalesScreen_query$key } from '../../__generated__/SalesScreen_query.graphql.ts';
import type {
  SalesScreen_company$data,
  SalesScreen_company$key,
} from '../../__generated__/SalesScreen_company.graphql.ts';

type Statistics = NonNullable<SalesScreen_company$data['salesStatistics']>;

const series = [
  { label: 'Поступило', color: 'success' },
  { label: 'Возвращено', color: 'danger' },
] as const;

export function SalesScreen() {
  const page = usePageData(salesRoute);
  const query = useFragment<SalesScreen_query$key>(
    graphql`
      fragment SalesScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...SalesCourse_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const company = useFragment<SalesScreen_company$key>(
    graphql`
      fragment SalesScreen_company on Company
      @argumentDefinitions(from: { type: "Date" }, to: { type: "Date" }, course: { type: "ID" })
      @throwOnFieldError {
        ...Admin_company
        salesStatistics(from: $from, to: $to, course: $course) {
          total {
            seen
            orders
            paidOrders
            payments
            income
            refunds
            average
          }
          days {
            day
            orders
            payments
            income
            refunds
          }
          courses {
            courseId
            courseName
            orders
            paidOrders
            income
            refunds
          }
          sources {
            source
            seen
            orders
            paidOrders
            income
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const { salesStatistics: statistics } = company;
  return (
    <>
      <PageHeader title="Продажи" />
      <PageBody>
        {statistics ? (
          <Stack gap="5">
            <Flex gap="4" wrap="wrap" alignItems="end">
              <PeriodPicker
                from={statistics.days[0]?.day ?? null}
                to={statistics.days.at(-1)?.day ?? null}
              />
              {(may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY')) && (
                <SalesCourse query={query} companyId={companyId} />
              )}
            </Flex>
            <Totals total={statistics.total} />
            <Days days={statistics.days} />
            <Courses courses={statistics.courses} code={code} />
            <Sources sources={statistics.sources} />
          </Stack>
        ) : (
          <EmptyState
            kind="start"
            title="Статистики нет"
            text="Этот сервер не считает, что продаёт школа."
            icon={<ChartColumn />}
          />
        )}
      </PageBody>
    </>
  );
}

function Totals({ total }: { total: Statistics['total'] }) {
  return (
    <Card title="За период">
      <DetailList
        facts={[
          { name: 'Поступило', value: money(total.income) },
          { name: 'Возвращено', value: money(total.refunds) },
          { name: 'Платежей', value: formatNumber(total.payments) },
          {
            name: 'Средний платёж',
            value: total.average == null ? '—' : formatPrice(total.average),
          },
          { name: 'Открыли страницу покупки', value: formatNumber(total.seen) },
          { name: 'Заявок', value: formatNumber(total.orders) },
          {
            name: 'Из них оплачено',
            value:
              total.orders === 0
                ? formatNumber(0)
                : `${formatNumber(total.paidOrders)} (${percent(total.paidOrders, total.orders)})`,
          },
        ]}
      />
    </Card>
  );
}

function Days({ days }: { days: Statistics['days'] }) {
  const busy = days.filter(
    ({ orders, payments, refunds }) => orders + payments > 0 || Number(refunds) > 0,
  );
  return (
    <>
      <Card title="По дням">
        {busy.length === 0 ? (
          <Text tone="muted">За эти дни не было ни заявок, ни платежей.</Text>
        ) : (
          <DayBars
            series={series}
            days={days.map(({ day, income, refunds }) => ({
              day,
              numbers: [Number(income), Number(refunds)],
            }))}
            most={(roubles) => `До ${money(String(roubles))} в день`}
          />
        )}
      </Card>
      {busy.length > 0 && (
        <NumberTable
          title="Числа по дням"
          heads={['День', 'Заявок', 'Платежей', 'Поступило', 'Возвращено']}
          rows={busy.toReversed().map(({ day, orders, payments, income, refunds }) => ({
            key: day,
            name: formatDate(day),
            numbers: [orders, payments, money(income), money(refunds)],
          }))}
        />
      )}
    </>
  );
}

function Courses({ courses, code }: { courses: Statistics['courses']; code: string }) {
  if (courses.length === 0) return null;
  return (
    <NumberTable
      title="По курсам"
      heads={['Курс', 'Заявок', 'Оплачено', 'Поступило', 'Возвращено']}
      rows={courses.map(({ courseId, courseName, orders, paidOrders, income, refunds }) => ({
        key: String(courseId),
        name: courseId == null ? 'Без курса' : (courseName ?? 'Курс удалён'),
        ...(courseId != null && courseName != null && { to: `/${code}/courses/${courseId}` }),
        numbers: [orders, paidOrders, money(income), money(refunds)],
      }))}
    />
  );
}

function Sources({ sources }: { sources: Statistics['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <NumberTable
      title="Откуда пришли"
      note="По метке utm_source: сколько раз открыли страницу покупки, сколько из этого вышло заявок и сколько из них оплачено."
      heads={['Источник', 'Открыли', 'Заявок', 'Оплачено', 'Доля оплат', 'Поступило']}
      rows={sources.map(({ source, seen, orders, paidOrders, income }) => ({
        key: source,
        name: source === '' ? 'Без метки' : source,
        numbers: [seen, orders, paidOrders, percent(paidOrders, orders), money(income)],
      }))}
    />
  );
}

/** A sum of zero is «0 ₽», whereas a price of zero is «бесплатно». */
const money = (roubles: string): string => (Number(roubles) === 0 ? '0 ₽' : formatPrice(roubles));

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${formatNumber(Math.round((part / whole) * 100))} %`;
