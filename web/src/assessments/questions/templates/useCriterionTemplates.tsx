// Templates of criteria: what several questions are assessed by is chosen among them, and becomes one.
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../../ui/index.ts';
import type { CriterionDraft } from '../questionValues.ts';

const ChooseTemplateModal = lazyPart(
  () => import('./ChooseTemplateModal.tsx'),
  'ChooseTemplateModal',
);
const KeepTemplateModal = lazyPart(() => import('./KeepTemplateModal.tsx'), 'KeepTemplateModal');

export function useCriterionTemplates(companyId: string) {
  const { open } = useDataModals();
  return {
    /** Answers its criteria as new ones. */
    choose: () =>
      open<readonly CriterionDraft[]>((close) => (
        <ChooseTemplateModal companyId={companyId} onChosen={close} />
      )),
    keep: (criteria: readonly CriterionDraft[]) =>
      void open((close) => (
        <KeepTemplateModal companyId={companyId} criteria={criteria} onDone={() => close()} />
      )),
  };
}
