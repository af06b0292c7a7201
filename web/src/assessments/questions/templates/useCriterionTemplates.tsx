// Hooks for criterion templates: insert one into a question, or save the criteria as one.
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../../ui/index.ts';
import type { CriterionDraft } from '../questionValues.ts';

const ChooseTemplateModal = lazyPart(
  () => import('./ChooseTemplateModal.tsx'),
  'ChooseTemplateModal',
);
const SaveTemplateModal = lazyPart(() => import('./SaveTemplateModal.tsx'), 'SaveTemplateModal');

export function useCriterionTemplates(companyId: string) {
  const { open } = useDataModals();
  return {
    /** Resolves to the template's criteria without ids. */
    choose: () =>
      open<readonly CriterionDraft[]>((close) => (
        <ChooseTemplateModal companyId={companyId} onChosen={close} />
      )),
    keep: (criteria: readonly CriterionDraft[]) =>
      void open((close) => (
        <SaveTemplateModal companyId={companyId} criteria={criteria} onDone={() => close()} />
      )),
  };
}
