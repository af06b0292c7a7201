// Downloads a webinar as an iCalendar file.
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { calendarFileQuery } from '../../__generated__/calendarFileQuery.graphql.ts';

/** False if the server did not return it. */
export async function saveToCalendar(
  environment: IEnvironment,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const answer = await fetchQuery<calendarFileQuery>(
    environment,
    graphql`
      query calendarFileQuery($id: ID!) {
        node(id: $id) {
          ... on Webinar {
            calendar
          }
        }
      }
    `,
    { id },
  )
    .toPromise()
    .catch(() => undefined);
  const calendar = answer?.node?.calendar;
  if (!calendar) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  link.download = `${name}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
  return true;
}
