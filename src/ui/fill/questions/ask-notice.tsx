import type { WaitCode } from '@/domain/run/run';
import { waitWords } from '@/ui/messages/wait-words';
import { Icon, type IconName } from '@/ui/parts/icon';

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
