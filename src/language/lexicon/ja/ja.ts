import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Japanese. */
export const ja = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    email: { says: 'メール | メールアドレス' },
    phoneKinds: '自宅 | 固定 | 電話 | 番号',
    telCountryCode: { says: '国番号' },
    tel: { says: '電話 | 電話番号' },
    resumeFile: { says: '履歴書 | 職務経歴書 | レジュメ' },
    websitePage: { says: 'ウェブサイト | webサイト | ホームページ | 個人サイト' },
    portfolioPage: { says: 'ポートフォリオ' },
    telAreaCode: { says: '市外局番' },
    coverLetterFile: { says: 'カバーレター | 送付状' },
  },
  places: {
    addressLine2: { says: '建物名 | マンション名' },
    streetAddress: {
      says: '住所 | 番地 | 番地・建物名 | 番地・建物 | 番地以降 | 丁目・番地・建物名 | 番地・マンション名 | それ以降の住所 | 以降の住所 | 町名番地 | 町名・番地 | 丁目・番地 | 丁目番地 | 町域・番地',
    },
    postalCode: { says: '郵便番号' },
    addressLevel2: { says: '市区町村 | 市' },
    addressLevel1: { says: '都道府県' },
    country: { says: '国 | 国名 | 居住国 | お住まいの国' },
  },
  never: {
    honeypot: {
      says: 'この欄は空欄 | この項目は空欄 | この欄は空白 | この欄には何も入力しない | 入力しないでください | 記入しないでください',
    },
    captcha: { says: 'ロボットではありません | 画像認証' },
    secret: { says: 'パスワード' },
    signature: { says: '署名 | 電子署名' },
    payment: { says: 'カード番号' },
    agreeing: '同意 | 承諾 | 同意します | 同意する',
    attestation: { says: '誓約 | 相違ないことを | 宣言します' },
    identityNumber: { says: 'マイナンバー | 個人番号 | パスポート番号 | 旅券番号 | 運転免許証番号' },
    marketing: { says: 'メールマガジン | メルマガ | ニュースレター' },
    consent: { says: '同意 | 同意する | 同意します | 個人情報 | 個人情報の取り扱い | プライバシーポリシー | 利用規約' },
    bindingWords: '署名 | 電子署名 | 法的拘束力',
  },
  questions,
  history,
  options: {
    chooseOne: '選択してください | 選択 | お選びください | 選んでください | 選択なし | 未選択',
    yes: 'はい | あり | 有り',
    no: 'いいえ | なし | 無し',
    declined: '回答しない | 回答したくない | 答えたくない | 無回答 | 回答を控える',
    atOnce: 'すぐに入社可能 | 即日 | 即日可能 | すぐに可能 | すぐに',
    man: '男性 | 男',
    woman: '女性 | 女',
    nonBinary: 'ノンバイナリー',
  },
  levels: {
    nativeLanguage: 'ネイティブ | ネイティブレベル | 母語',
    fluentLanguage: '流暢 | 流暢レベル',
    advancedLanguage: '上級 | 上級レベル',
    intermediateLanguage: '中級 | 中級レベル',
    beginnerLanguage: '初級 | 初級レベル',
    levelNouns: '力 | レベル | 能力',
    bachelor: '学士 | 大学卒 | 大学卒業 | 大卒',
    master: '修士 | 修士課程修了',
    doctorate: '博士 | 博士課程修了',
    secondarySchool: '高等学校 | 高校 | 高校卒 | 高校卒業 | 高等学校卒業',
  },
  actions: {
    agree: {
      says: '確認する | 確定 | 確定する | 同意 | 同意する | 承諾 | 承諾する | 承認 | 承認する | 受け入れる | 内定を承諾 | 署名 | 署名する | すべて許可',
    },
    delete: {
      says: '削除 | 削除する | 非表示 | 非表示にする | 応募を取り消す | 応募を取り下げる | 取り下げる | 辞退する | アーカイブ | 退会 | 退会する | アカウントを削除 | 興味がない',
    },
    follow: {
      says: `フォロー | フォローする | フォローを解除 | 購読 | 購読する | 配信停止 | 登録解除 | 購読を解除 | メルマガ登録 | 求人アラート | アラートを作成 | 新着通知 | つながりを申請 | つながる | 招待 | 招待する
        | いいね | 通知をオン`,
    },
    apply: {
      says: `応募 | 応募する | 今すぐ応募 | 簡単応募 | かんたん応募 | エントリー | エントリーする | 応募フォーム | 応募画面へ | 応募手続き | 申し込む | 申込む | 興味がある | 興味あり | 興味を示す | 話を聞きたい
        | 話を聞いてみたい | 面接を希望 | 面接を希望する | 面接を申し込む | 気になる | 検討リストに追加`,
    },
    signIn: {
      says: 'ログイン | ログインする | サインイン | ログアウト | サインアウト | パスワードをリセット | パスワードの再設定 | パスワード再設定 | パスワード変更',
    },
    signUp: { says: '会員登録 | 新規登録 | 登録する | アカウントを作成 | 無料登録 | 新規会員登録' },
    save: {
      says: 'キープ | キープする | お気に入り | 保存 | 保存する | お気に入りに追加 | 気になる | ブックマーク | 検討中リスト',
    },
    purchase: {
      says: '購入 | 購入する | 支払う | お支払い | 注文する | 注文を確定 | カートに入れる | 課金 | 予約する | 予約を確定',
    },
    send: {
      says: `送信 | 送信する | 提出 | 提出する | 共有 | 共有する | シェア | シェアする | 通報 | 通報する | 報告する | 友達に紹介 | 紹介する | 問い合わせる | お問い合わせ | メッセージを送る | 投稿する | 公開する
        | 評価する | レビューを書く | 口コミを書く | 投票 | 投票する`,
    },
    upload: { says: 'アップロード | ファイルを選択 | 添付する | 履歴書を添付' },
    install: { says: 'ダウンロード | アプリをダウンロード | インストール | アプリを開く | アプリで開く' },
  },
  controls: {
    leave: 'キャンセル',
    close: '閉じる',
    next: '次へ | 次 | 次の | 次のページ | 次のページへ | 次のページに移動',
    previous: '前へ | 前 | 前のページ | 前のページへ | 前のページに移動',
    page: 'ページ',
    view: '詳細 | 詳細を見る',
    loadMore:
      'さらに読み込む | もっと読み込む | 続きを読み込む | 求人をもっと見る | もっと求人を見る | さらに求人を表示',
    showMore: 'もっと見る | さらに表示 | さらに見る | もっと表示',
    showAll: 'すべて表示 | すべて見る | 全て表示 | 全件表示',
  },
  filters: {
    applyChoices: { whole: '適用 | 適用する' },
  },
  forms: {
    relationship: '続柄 | 関係 | ご関係 | 本人との関係 | あなたとの関係',
    otherScript: 'ローマ字 | 英字 | 英語表記 | アルファベット',
    enterAgain: '確認 | 確認用 | 再入力 | もう一度',
    attachFile: `添付 | ファイルを添付 | アップロード | ファイルをアップロード | ファイルを選択 | 参照 | ファイルが選択されていません | 選択されていません | ファイル選択`,
    dropFile: 'ドロップ | ドラッグ',
    answerPrompts: `回答 | 回答を入力 | ご回答 | こちらに入力 | 入力してください | ご記入ください | ここに入力 | テキストを入力`,
    sectionHeadings:
      '送信の前に | 送信前に | 連絡先 | ご連絡先 | 個人情報 | 基本情報 | 応募者情報 | 応募者 | 本人 | 住所 | 現住所 | 居住地 | 電話番号 | 電話 | メールアドレス | メール | 氏名 | 生年月日 | 入力 | 必須 | 任意 | 情報 | あなたの | について | ステップ | の | と | を | ご',
    required: '必須 | 必須の質問',
    optional: '任意',
    applicant: '応募者 | 応募者情報 | 基本情報',
    otherPerson: '緊急連絡先 | 紹介した方 | 紹介者 | 推薦者 | 推薦した方 | 紹介してくれた方 | 紹介社員 | ご紹介者',
    nominee: '推薦す | 推薦さ | 被推薦 | 紹介す | 友人 | 知人 | 同僚 | 代理 | 二人目',
    otherRoles: '配偶者 | 保証人 | 身元保証人 | 連帯保証人',
    unrelated: { says: 'フリガナ | セイ | メイ | カナ', named: 'kana | furigana' },
    pageSearch: { says: '検索' },
    messageBox: '件名 | メッセージ | コメント | レビュー',
  },
  cv: {
    skillsHeadings: 'スキル | 保有スキル | 技術スキル',
    languagesHeadings: '言語 | 語学 | 語学力',
  },
  person: {
    nationality: { says: '国籍' },
    phoneticName: {
      says: 'フリガナ | ふりがな',
      alone: 'カナ | かな',
      named:
        'kana | furigana | name kana | namekana | sei kana | mei kana | last name kana | first name kana | full name kana | family name kana | given name kana',
    },
    birthday: { says: '生年月日' },
    organization: { says: '会社名 | 勤務先 | 勤務先名 | 現在の勤務先 | 現職の会社' },
    givenName: { says: '名' },
    familyName: { says: '姓' },
    birthName: { says: '旧姓 | 以前の氏名 | 以前の姓' },
    name: { says: '氏名 | お名前 | 姓名' },
    organizationTitle: { says: '役職 | 役職名 | 職位 | 肩書 | 肩書き | 現在の役職' },
  },
  harmless: {
    words: `の を に で から まで と や もっと さらに すべて 全て 全 他 その他 表示 表示する 見る 見 読む 続き 続きを読む 検索 検索する 探す さがす 絞り込み 絞り込む 絞込 フィルター フィルタ 条件 並べ替え 並び替え 並び順 ソート
      順 展開 折りたたむ 開閉 次 次へ 次の 前 前へ 前の 最初 最後 最新 新着 新着順 古い 新しい 関連 関連度 おすすめ順 おすすめ 昇順 降順 結果 件 ページ 一覧 リスト 地図 マップ 表 求人 求人情報 仕事 お仕事 職種 募集
      募集要項 情報 タイトル キーワード 詳細 詳しく 概要 内容 仕事内容 正社員 契約社員 派遣 派遣社員 アルバイト パート インターン 日 日間 週 週間 月 ヶ月 時間 年 今日 以内 掲載日 投稿日 勤務地 場所 地域 エリア 都道府県
      市区町村 駅 沿線 路線 国 距離 キロ リモート 在宅 在宅勤務 出社 給与 年収 月給 時給 以上 以下 雇用形態 働き方 経験 経験者 未経験 レベル 学歴 言語 英語 日本語 会社 企業 業界 業種 カテゴリ カテゴリー 部門 部署 こだわり
      特徴 オプション 詳細検索 類似 メニュー ヘルプ 中 目 以外`,
    wholeNames:
      '条件変更 | 条件を変更する | 勤務地を選択 | 選択をクリア | クリア | 条件をクリア | すべてクリア | リセット | 条件をリセット | 条件を変更 | 適用 | この条件で検索',
  },
  steps: {
    application: '応募内容 | 応募情報 | 応募書類',
    next: '次へ | 次へ進む | 次に進む | 次のステップ | 次のステップへ | 次のページ | 次のページへ | 保存して次へ | 保存して次へ進む | 保存して続ける | 保存して続行 | 確認画面へ | 確認画面へ進む | 確認画面に進む | 確認画面へ移動 | 確認ページへ | 確認ページへ進む | 確認へ進む | 入力内容の確認へ | 入力内容の確認へ進む | 入力内容確認画面へ',
    onward: '続ける | 続行 | 続行する | 進む',
    alone: 'ok',
    part: 'ステップ | ページ | 手順',
    last: { whole: '最後のステップ | 最終ステップ | 最終ページ | 最後のページ' },
    progress: '完了',
    review: '確認 | プレビュー',
    ended: '完了',
    sending: '送信 | 提出 | 応募 | 送る | 送り | 発送',
    agreeing: '同意 | 承諾',
  },
  requests: {
    reading: '検索',
    jobs: '求人 | 仕事 | 職種',
    signOut: 'ログアウト',
  },
  postings,
  workplaces,
  money,
  dates,
  pages,
  jobs,
} satisfies FurtherLexicon;
