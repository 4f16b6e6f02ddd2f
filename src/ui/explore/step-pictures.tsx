import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { i18n } from '#i18n';
import type { LiveEvent } from '@/domain/run/live-event';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { Disclosure } from '../parts/disclosure';
import { Loaded } from '../parts/loaded';
import './step-pictures.css';

interface StepPicturesProps {
  runId: string;
  /** Journal entry of the act. */
  seq: number;
  summary: ReactNode;
}

/** The tab before and after an act, one press away. */
export function StepPictures({ runId, seq, summary }: StepPicturesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure className="step-pictures" summary={summary} onToggle={setOpen}>
      {isOpen && <Pictures key={seq} runId={runId} seq={seq} />}
    </Disclosure>
  );
}

/** Screenshots are stored before their journal entry, and never change. */
const isNoChange = (_event: LiveEvent) => false;

function Pictures({ runId, seq }: Omit<StepPicturesProps, 'summary'>) {
  const { pictures } = usePorts();
  const read = useCallback(async () => (await pictures.get(runId, seq)) ?? null, [pictures, runId, seq]);
  const loadable = useLiveQuery(read, isNoChange);
  const step = formatNumber(seq + 1);
  return (
    <Loaded from={loadable}>
      {(found) =>
        found ? (
          <div className="picture-pair">
            <Picture
              bytes={found.before}
              caption={i18n.t('exploring.before')}
              alt={i18n.t('exploring.beforeAlt', { step })}
            />
            <Picture
              bytes={found.after}
              caption={i18n.t('exploring.after')}
              alt={i18n.t('exploring.afterAlt', { step })}
            />
          </div>
        ) : (
          <p className="progress-note">{i18n.t('exploring.picturesGone')}</p>
        )
      }
    </Loaded>
  );
}

interface PictureProps {
  bytes: Uint8Array | null;
  caption: string;
  alt: string;
}

/** A thumbnail; pressing it expands it to full width. */
function Picture({ bytes, caption, alt }: PictureProps) {
  const url = usePictureUrl(bytes);
  const [isLarge, setLarge] = useState(false);
  return (
    <figure className={isLarge ? 'picture-large' : ''}>
      <figcaption>{caption}</figcaption>
      {url ? (
        <button type="button" aria-expanded={isLarge} onClick={() => setLarge(!isLarge)}>
          <img src={url} alt={alt} />
        </button>
      ) : (
        !bytes && <p className="picture-none">{i18n.t('exploring.noPicture')}</p>
      )}
    </figure>
  );
}

/** An object URL for a JPEG; null until it is created, and if there is none. */
function usePictureUrl(bytes: Uint8Array | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return setUrl(null);
    const made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
