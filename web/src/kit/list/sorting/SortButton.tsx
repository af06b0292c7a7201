// The «Порядок» button of a list, which opens its sort dialog.
import { ArrowDownUp } from 'lucide-react';
import { Button } from '../../../ui/index.ts';

export const SortButton = ({ onClick }: { onClick: () => void }) => (
  <Button icon={<ArrowDownUp size={16} aria-hidden />} onClick={onClick}>
    Порядок
  </Button>
);
