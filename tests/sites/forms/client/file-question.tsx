import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { QuestionProps } from './form-state.ts';
import { post } from './send-form.ts';

/** A place to drop a file on, which is sent as soon as it is there. */
export function FileQuestion({ asked: { name, label, isRequired }, answers, answer }: QuestionProps) {
  const [isSending, setSending] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    await post('upload', { [name]: file });
    setSending(false);
    answer(name, file);
  };
  const { getRootProps, getInputProps, open } = useDropzone({
    multiple: false,
    noClick: true,
    onDrop: ([file]) => void take(file),
  });
  const file = answers[name];
  // As upload widgets are made; a fieldset would read otherwise.
  const group = { role: 'group', 'aria-labelledby': `upload-${name}` };
  return (
    <div className="question" {...group}>
      <div id={`upload-${name}`} className="text">
        {label}
        {isRequired && '*'}
      </div>
      {file instanceof File ? (
        <p>
          {file.name}{' '}
          <button type="button" aria-label="Remove file" onClick={() => answer(name, undefined)}>
            ×
          </button>
        </p>
      ) : (
        <div {...getRootProps()}>
          <button type="button" onClick={open}>
            Attach
          </button>{' '}
          or drop it here {isSending && 'Uploading…'}
          <input {...getInputProps({ id: name })} />
        </div>
      )}
    </div>
  );
}
