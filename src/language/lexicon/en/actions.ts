import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `please | click | click here | tap | press | here | to | now | today | online | ok | okay | yes | sure | great | let's | let us
    | just | quickly | instantly | directly | next | finally | step | then | and | go ahead | one click | in one click
    | with one click | continue and | finish and | free | for free | button | i want to | i would like to | i'd like to | want to
    | ready to | you can | the | my | your | this | it | min | mins | minutes | new | required | optional | back to | go to
    | proceed to | continue to | start to | way to`,
  ownThings: 'account | profile | application | applications | alert | alerts | job | saved | subscription',
  beforeObject: 'to | for | as | at',
  savedThings: 'saved*',
  reachOut: {
    first: `request a call | request callback | release my details | release my | share my | grant access | unlock contact
      | introduce me | refer me | recommend me | forward my | pass on my | make me visible | chat now | start chat | talk to
      | call me | schedule interview | schedule a call | book interview | book a call`,
  },
  agree: {
    alone: 'sign | finalize | certify',
    first: `confirm | accept | i accept | i agree | agree | agree and | agree to | approve | i consent | consent | authorize
      | authorise | i confirm | sign and | sign & | sign here | sign now | sign offer | sign contract | sign document | sign agreement
      | sign the | sign application | e-sign | esign | e sign | docusign | allow all | i understand and | i certify | acknowledge
      | i acknowledge | certify | finalize | finalise | accept offer | accept the offer | take the offer | accept invitation
      | confirm attendance | confirm booking | verify and`,
    last: 'accept | confirm | i agree | accept offer | accept all',
    url: `confirm | accept | approve | accept offer | offer accept | sign contract | sign document | esign | consent | agree`,
    switch: `terms | tos | terms accepted | accept terms | agree terms | agree to terms | accepted terms | terms of use | conditions | gdpr
      | privacy | privacy policy | agreement | policy | consents`,
  },
  delete: {
    first: `delete | remove | discard | withdraw | unsave | hide job | hide this | not interested | i'm not interested | deactivate
      | archive | close account | cancel subscription | cancel application | block | close my account | close your account
      | close profile | cancel my application | terminate account | erase | hide from | hide listing | cancel my account | delete my
      | permanently delete | take down | decline | reject | dismiss job | cancel interview | empty trash | revoke | disconnect
      | clear all applications | clear applications | clear history | reset profile | reset account | wipe`,
    last: 'delete permanently | delete account | delete job',
    url: `delete | destroy | remove | withdraw | withdrawal | withdrawals | deactivate | delete account | delete my account
      | close account | cancel account | account delete | account close | erase | purge | archive job | hide job | job hide
      | withdraw application | cancel application | decline | reject | discard | not interested | dismiss job | job dismiss | swipe
      | swipe left`,
  },
  follow: {
    alone: 'connect | like | alert | newsletter',
    first: `follow | unfollow | subscribe | unsubscribe | connect with | notify me | get notified | email me | alert me | like this
      | create alert | create job alert | create a job alert | set alert | set job alert | set up alert | get job alerts
      | get new jobs | get email updates | turn on alerts | activate job alert | add alert | job alert | turn on notifications
      | turn on job alerts | enable alert | enable alerts | enable job alerts | enable notifications | allow notifications
      | activate alerts | get alerts | get notifications | send invitation | invite | add contact | add connection | add friend
      | request connection | opt out | opt in | stop emails | stop receiving | join group | watch this | get alerts for
      | receive alerts | receive job alerts | sign me up | keep me posted | keep me updated | become a fan | get jobs by email
      | get jobs by | activate alert | jobs by email | email alerts`,
    last: 'job alert | job alerts | follow | subscribe | unsubscribe | unfollow',
    url: `subscriptions | subscription | follows | followers | following | subscribe | unsubscribe | follow | unfollow | opt out
      | opt in | job alert create | create alert | create job alert | create alerts | job alerts create | alerts create | alerts new
      | alert new | create search agent | add alert | connect request | send invitation | newsletter subscribe
      | newsletter unsubscribe`,
    switch: `alert | alerts | email alert | email alerts | mail alert | job mail | jobmail | notify | notify me | notification
      | notifications | newsletter | newsletters | email me | mail me | text me | sms me | updates | email updates | send updates
      | digest | weekly digest | daily digest | opt in | mailing list | marketing`,
  },
  apply: {
    alone: 'interested | application',
    first: `apply | easy apply | easily apply | quick apply | fast apply | instant apply | express apply | 1-click apply
      | one-click apply | smart apply | super apply | auto apply | reapply | apply again | start application
      | start your application | start my application | submit application | submit your application | submit my application
      | submit an application | i'm interested | i am interested | im interested | continue application
      | continue your application | resume application | begin application | start applying | finish application
      | complete application | complete your application | continue to apply | continue to application | continue applying
      | go to application | i want this job | confirm application | confirm your application | confirm my application
      | mark as applied | mark applied | i applied | i've applied | i have applied | express interest | express your interest
      | express my interest | express an interest | register interest | register your interest | show interest
      | register my interest | expression of interest | indicate interest | submit interest | submit your cv
      | submit your resume | submit cv | submit resume | send cv | send resume | send your cv | send my cv | send your resume
      | send my resume | nominate yourself | candidate for this | get considered | get hired | put me forward | request to apply
      | application form | apply with | join our talent pool | join talent pool | join talent community
      | join our talent community | hire me | enroll | enrol | fast track me | fast-track me | nominate me | nominate
      | request interview | request an interview | use my profile | use my cv | use my resume | pick me | consider me
      | count me in | i'm in | join waitlist | join the waitlist | join waiting list | register me`,
    last: `apply | apply now | apply here | to apply | apply online | apply on company site | apply on company website
      | apply on employer site | easy apply | apply on website | submit application | your application now | express interest`,
    url: `job applications | my applications | candidacies | one click | hire me | interested | im interested | mark applied
      | mark as applied | applied mark | enroll | enrol | apply | apply to | apply for | apply here | apply start | start apply
      | begin apply | reapply | apply job | job apply | jobapply | apply with | apply application | easy apply | quick apply
      | fast apply | instant apply | one click apply | click apply | express apply | smart apply | auto apply | applynow | easyapply
      | quickapply | oneclickapply | express interest | express of interest | expression of interest | register interest
      | show interest | start application | swipe right | unlock | unlock job | submit application | send application
      | create application | new application | application create | application new | application submit | application start
      | application form | job application | apply form | submit cv | send cv | submit resume`,
  },
  signIn: {
    alone: 'login | my account | your account',
    first: `log me out | sign me out | log me in | sign me in | log out everywhere | switch account | sign in | signin | log on | logon
      | log in | login to | login with | sign out | signout | log out | logout | continue with google | continue with apple
      | continue with facebook | continue with linkedin | continue with microsoft | continue with email | already a member
      | reset password | reset your password | reset my password | change password | change my password | change your password
      | forgot password | forgot your password | set password | new password | log off | logoff | log-off | verify your email
      | verify email | verify account | verify my account | end session`,
    last: 'sign in | log in | sign out | log out',
    url: `log me in | log me out | sign me in | sign me out | login | log in | logon | log on | signin | sign in | logout | log out
      | signout | sign out | logoff | log off | signoff | sign off | sso | saml | oauth | oauth2 | authorize | authenticate
      | end session | password reset | reset password | forgot password | change password | password change | lost password
      | recover password | two factor | verify email | uas login`,
  },
  signUp: {
    alone: 'register | join | join us now | get started',
    first: `sign up | signup | register now | register here | register with | register for | register to | register your | create account
      | create an account | create your account | create a free account | create a profile | create your profile | create profile
      | join now | join free | join for free | join today | join to | agree & join | agree and join | get started free | new here
      | open an account`,
    last: 'sign up | join now | create account | create an account',
    url: `signup | sign up | register | registration | create account | account create | account new | join now | create profile`,
  },
  save: {
    alone: 'pin | track | heart | favorites | wishlist | to favourites',
    first: `save | bookmark | shortlist | add to favorites | add to favourites | add to saved | add to my jobs | add to list
      | add to shortlist | favorite | favourite | remember this | pin job | star this | star job | pin this | track job | track this
      | track application`,
    last: 'save for later | to favorites | to favourites | to shortlist | to saved jobs',
    url: `favourites | favorites | bookmarks | saved searches | saved search | saved jobs | job bookmarks | star | unstar | like
      | unlike | watchlist add | add to watchlist | shortlist add | save search | search save | save | unsave | bookmark
      | unbookmark | favorite | favourite | shortlist | save job | job save | add favorite | add to favorites | add bookmark
      | wishlist add`,
  },
  purchase: {
    whole: 'pay | premium | order | book | reserve',
    first: `buy | purchase | checkout | check out now | pay now | pay with | place order | order now | add to cart | add to basket
      | upgrade | go premium | try premium | get premium | start free trial | start your free trial | start trial | donate
      | subscribe for | pay & post | pay and post | confirm and pay | confirm purchase | complete purchase | complete order
      | confirm order | confirm payment | pay invoice | renew subscription | boost my application | boost application
      | become a member | get pro | book now | book flight | book this flight | book room | book this room | book ticket | book tickets
      | book it | book trip | book seats | book stay | book hotel | reserve now | reserve seats | reserve room | complete booking | confirm booking
      | confirm reservation`,
    url: `checkout | check out | cart | basket | buy | buy now | purchase | pay | pay now | payment | add to cart | add to basket
      | place order | order confirm`,
  },
  send: {
    first: `send | submit | share | report this | report job | report ad | flag job | email this | e-mail this | email job | message
      | contact | refer a friend | recommend this | tweet | post a job | post job | publish | resubmit | reply to | reply | refer
      | refer someone | recommend to | message recruiter | text me | call me | request a call | request callback | request information
      | request info | ask a question | ask recruiter | forward to | write a review | write review | leave a review | leave review
      | add review | add a review | post review | post comment | post reply | post a comment | post to | add comment | leave a comment
      | leave comment | write a comment | rate this | rate us | rate company | rate your | rate job | review this | review company
      | vote | cast vote | cast your vote | vote now | answer poll | take survey | take the survey | start survey | start test
      | start assessment | take assessment | repost | retweet | publish job | post now | post this | post ad | report | report abuse
      | flag as | flag this | tell a friend | book interview | schedule interview | schedule an interview | book a call
      | schedule a call | book appointment | transmit | hand in | file application | file claim | start chat | chat with
      | introduce yourself | give feedback | send feedback | import contacts | create posting`,
    last: 'submit application | send application | send message',
    url: `contact recruiter | message recruiter | recruiter message | send | submit | resubmit | send message | message send
      | submit form | form submit | refer | refer friend | refer a friend | refer to friend | invite | invite friend
      | invite friends | invite a friend | recommend job | job recommend | tell a friend | share job | job share | report job
      | report abuse | send email | email friend | vote | rate | review submit | submit review | publish | post comment | cast vote`,
  },
  upload: {
    first: `upload | attach | choose file | choose files | browse files | select file | drop your | drag and drop | add your cv
      | add your resume | add cv | add resume | post your cv | post your resume | import from`,
    last: 'upload your cv | upload your resume | upload resume | upload cv',
    url: 'upload | upload cv | upload resume | cv upload | resume upload | attach file | file upload',
  },
  besideUrlActions: `do | on | handle | handler | process | action | act | ajax | api | rest | rpc | v | js | cgi | exec | execute | perform | run
    | go | to | for | the | this | my | your | a | an | now | here | online | today | job | jobs | position | vacancy | offer
    | posting | listing | user | users | account | accounts | member | members | candidate | candidates | profile | app
    | application | applications | form | page | step | new | start | begin | continue | finish | complete | confirm | quick | easy
    | fast | one | click | instant | all | item | id | by | with | from | and | then | post | put | get | request | mutation
    | command | cmd | event | service | controller | trigger | direct | external | internal | company | companies | employer | web
    | mobile | public | secure | auth | session | success | final | save | me`,
  install: {
    first: `download app | download the app | download our app | get the app | get our app | get app | open in app | open the app
      | open app | use the app | install | install app | install now | add extension | add to chrome | add to browser
      | download on the app store | get it on google play | continue in app | download`,
  },
} satisfies Covered<Actions>;
