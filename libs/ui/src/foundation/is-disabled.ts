/** Whether an element is in a disabled group of fields. Browsers disable the group's controls, but not drags and drops. */
export function isDisabled(element: Element | null): boolean {
  return element?.closest('fieldset:disabled') != null;
}
