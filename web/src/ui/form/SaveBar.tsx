// A bar with a save button at the bottom of the window, shown while a long form has unsaved changes and its own buttons
// are out of sight.
import { useEffect, useState, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { SubmitButton } from './SubmitButton.tsx';

export function SaveBar({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const outOfSight = useButtonOutOfSight(form);
  if (outOfSight === null) return null;
  return (
    <Place data-save-bar>
      <Bar>
        <chakra.span flex="1" minW="0" color="muted">
          Есть несохранённые изменения
        </chakra.span>
        <SubmitButton>{outOfSight}</SubmitButton>
      </Bar>
    </Place>
  );
}

/** The label of the form's own button while it is out of sight; otherwise null. */
function useButtonOutOfSight(form: RefObject<HTMLFormElement | null>): string | null {
  const [label, setLabel] = useState<string | null>(null);
  useEffect(() => {
    // Includes buttons outside of the form element.
    const buttons = [...(form.current?.elements ?? [])].filter(
      (element) => element.matches('[type=submit]') && !element.closest('[data-save-bar]'),
    );
    const [first] = buttons;
    if (!first || typeof IntersectionObserver !== 'function') return undefined;
    const seen = new Set<Element>();
    // The bar doesn't change while the pointer is down: a moved layout would cancel the click.
    let isPressed = false;
    const updateLabel = () => {
      if (!isPressed) setLabel(seen.size > 0 ? null : first.textContent);
    };
    const press = () => {
      isPressed = true;
    };
    // The click event follows pointerup.
    const release = () =>
      setTimeout(() => {
        isPressed = false;
        updateLabel();
      });
    const pressing = new AbortController();
    const everywhere = { capture: true, signal: pressing.signal };
    document.addEventListener('pointerdown', press, everywhere);
    document.addEventListener('pointerup', release, everywhere);
    document.addEventListener('pointercancel', release, everywhere);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      updateLabel();
    });
    for (const button of buttons) observer.observe(button);
    // The button's label may change, for example with a count.
    const words = new MutationObserver(updateLabel);
    words.observe(first, { subtree: true, childList: true, characterData: true });
    return () => {
      pressing.abort();
      observer.disconnect();
      words.disconnect();
    };
  }, [form]);
  return label;
}

// Without height, so that nothing moves when it appears.
const Place = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'flex-end',
    h: '0',
  },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    mb: '3',
    pl: '4',
    pr: '2',
    py: '2',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    boxShadow: 'modal',
  },
});
