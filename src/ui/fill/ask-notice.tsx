import type { WaitCode } from '@/domain/run';
import { Icon, type IconName } from '../parts/icon';
import { waitWords } from '../words/wait-words';

/** The question and its reason. An alert, since nothing continues until the user answers. */
export function AskNotice({ code, icon }: { code: WaitCode; icon: IconName }) {
  const { title, text } = waitWords(code);
  return (
    <div className="notice notice-attention" role="alert">
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
