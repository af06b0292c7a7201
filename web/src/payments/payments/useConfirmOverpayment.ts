// Submits a sum above an order's unpaid rest a second time after the user confirms it.
import type { UserError } from '../../kit/network/mutationResult.ts';
import { useConfirm } from '../../ui/index.ts';

type Submit<Input> = (input: Input) => Promise<readonly UserError[]>;

export function useConfirmOverpayment<Input extends object>(
  submit: Submit<Input & { allowMoreThanLeft?: boolean }>,
): Submit<Input> {
  const confirm = useConfirm();
  return async (input) => {
    const errors = await submit(input);
    const refusal = errors.find(({ code }) => code === 'more_than_left');
    const isMeant =
      refusal !== undefined &&
      (await confirm({
        title: 'Пришло больше остатка?',
        description: refusal.message,
        confirmLabel: 'Да, больше остатка',
        cancelLabel: 'Исправить',
      }));
    return isMeant ? submit({ ...input, allowMoreThanLeft: true }) : errors;
  };
}
