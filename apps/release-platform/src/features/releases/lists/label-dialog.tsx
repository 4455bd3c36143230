import { LIMITS } from '@countin/domain/fields';
import { Button, Dialog, TextField } from '@countin/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LabelDialogProps {
  /** Labels that releases of the collection name: suggestions. */
  readonly labels: readonly string[];
  readonly onChoose: (labelName: string) => void;
  readonly onClose: () => void;
}

/** Asks for the label of the chosen releases. */
export function LabelDialog({ labels, onChoose, onClose }: LabelDialogProps) {
  const { t } = useTranslation(['release-lists', 'common']);
  const [name, setName] = useState('');
  const list = useId();
  return (
    <Dialog open title={t('collection.setLabel')} closeLabel={t('common:close')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(name.trim());
        }}
      >
        <TextField
          label={t('collection.label')}
          hint={t('collection.setLabelHint')}
          value={name}
          maxLength={LIMITS.profileName}
          list={list}
          onChange={({ target }) => setName(target.value)}
        />
        <datalist id={list}>
          {labels.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        <p>
          <Button type="submit" variant="primary">
            {t('collection.setLabel')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
