interface ConsentFieldProps {
  /** Id of the error's element. */
  readonly errorId: string;
  /** The wording that the fan agrees to. */
  readonly wording: string;
  /** Whether a form that was posted just now had the consent. */
  readonly kept: boolean;
  /** Empty without one; a field with one takes the focus. */
  readonly error: string;
}

/** The consent of a fan, in a form that works without a script. */
export function ConsentField({ errorId, wording, kept, error }: ConsentFieldProps) {
  return (
    <div>
      <label className="consent">
        <input
          type="checkbox"
          name="consent"
          value="on"
          required
          defaultChecked={kept}
          aria-describedby={errorId}
          {...(error !== '' && { 'aria-invalid': true, autoFocus: true })}
        />
        <span>{wording}</span>
      </label>
      <p className="field-error" id={errorId} data-error-of="consent">
        {error}
      </p>
    </div>
  );
}
