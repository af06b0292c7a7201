// Reports a visit to a form's page when the page is hidden or left, because no later event is guaranteed; a page that
// is shown again reports further changes.
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { graphql } from 'react-relay';
import { sendBeacon } from '../../kit/network/beacon.ts';
import { useLatest } from '../../ui/index.ts';
import { formName, type FilledField, type FilledValues } from '../filling/fields.ts';
import { reportOf, type Visit } from './report.ts';
import type { useVisitMutation } from '../../__generated__/useVisitMutation.graphql.ts';

export function useVisit<Values extends FilledValues>(
  of: {
    /** Company code. */
    company: string;
    /** Form id as in the URL. */
    form: string;
    fields: readonly FilledField[];
  },
  form: UseFormReturn<Values>,
): { end: () => void } {
  const { company, form: formId } = of;
  const fields = useLatest(of.fields);
  const visit = useRef<Visit>({ begun: false, at: null });
  const isSent = useRef(false);

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      const touched = fields.current.find((field) => formName(field) === name);
      if (touched && !isSent.current) visit.current = { begun: true, at: touched.key };
    });
    return unsubscribe;
  }, [form, fields]);

  useEffect(() => {
    let lastReported: Visit | null = null;
    const reportVisit = () => {
      const report = reportOf(lastReported, visit.current);
      lastReported = visit.current;
      if (report === null) return;
      sendBeacon<useVisitMutation>(
        graphql`
          mutation useVisitMutation($input: CountFormVisitInput!) {
            countFormVisit(input: $input) {
              isCounted
            }
          }
        `,
        { input: { company, form: formId, ...report } },
      );
    };
    const reportWhenHidden = () => {
      if (document.visibilityState === 'hidden') reportVisit();
    };
    document.addEventListener('visibilitychange', reportWhenHidden);
    // Not every browser fires `visibilitychange` when a page is left.
    addEventListener('pagehide', reportVisit);
    return () => {
      document.removeEventListener('visibilitychange', reportWhenHidden);
      removeEventListener('pagehide', reportVisit);
      reportVisit();
    };
  }, [company, formId]);

  const end = () => {
    isSent.current = true;
    visit.current = { begun: true, at: null };
  };
  return { end };
}
