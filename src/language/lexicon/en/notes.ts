import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'please | first | kindly',
  fillIn: `complete | finish | fill in | fill out | fill | enter | answer | provide | add | upload | select | choose |
    check | review | tell us`,
  filledIn: `fields | field | form | section | sections | page | details | questions | information | boxes | fields below |
    form below | section below | questions below | details below | fields above | fields on this page | form fields
    | application form | fields marked with an asterisk`,
  which: `all | the | your | this | these | any | each | every | following | required | mandatory | remaining | missing |
    of | personal | contact`,
  joins: 'and | then | and then | before | to | in order to | so that',
  press: 'press | click | select | choose | tap | use | hit',
  button: 'button | buttons | key',
  goesOn: `to continue | to proceed | to go on | to move on | to continue to the next step | to continue to the next page |
    to proceed to the next step | to proceed to the next page | to go to the next step | to go to the next page | to
    move to the next step | to move to the next page | when you are ready | when you're ready | when ready | when
    you are done | when you're done | when you are finished | when done | when finished | once you are ready | once
    you are done | once done | to save your progress | to save your answers | to save your work | to save your
    changes | to move between pages | to move between steps | to move through the form | to navigate between pages |
    to navigate the form | to navigate through the form | at the bottom of each page | at the bottom of the page |
    at the bottom of this page | at the end of each page | on each page | below`,
  notSent: `nothing is sent | nothing will be sent | nothing gets sent | nothing is submitted | nothing will be submitted |
    your application is not sent | your application is not submitted | your application will not be sent | your
    application will not be submitted | your answers are not sent | your answers will not be sent | your data is not
    sent | your data will not be sent | no data is sent | no data will be sent`,
  untilEnd: `until the last step | until the final step | until the last page | until the final page | until the end | before
    the last step | before the final step | before the last page | before the end | until you submit it | until you
    submit | until you have reviewed everything | until you have submitted it`,
  isSent: `your application is sent | your application will be sent | your application is submitted | your application will
    be submitted | your answers are sent | your answers will be sent | your data is sent | your data will be sent |
    everything is sent`,
  onlyAtEnd: `only at the end | only in the last step | only at the last step | only on the last page | only on the final page
    | only in the final step | in the last step only | at the end only | on the last page only`,
  youCan: `you can | you can still | you may | you will be able to | you'll be able to | you will have a chance to | you
    will get a chance to | you'll get a chance to`,
  beforeSending: `before you submit | before you send | before submitting | before sending | before you submit it | before
    submitting it | before you submit your application | before submitting your application | before you send your
    application | before sending your application | before your application is submitted | before your application
    is sent | before anything is sent | before it is sent | before it is submitted`,
} satisfies Covered<Notes>;
