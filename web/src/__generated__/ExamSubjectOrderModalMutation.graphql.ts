/**
 * @generated SignedSource<<6efa398f3e0499c15565d1996aa2abb3>>
 * @relayHash 7d66268954a02a164159927f4486414b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f1ffc4c41e14775716a162395b26f4866ee937bb2d07a5739a8d651aec23274

import type { ConcreteRequest } from 'relay-runtime';
export type SortExamSubjectsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  examSubjectIds: ReadonlyArray<string>;
};
export type ExamSubjectOrderModalMutation$variables = {
  input: SortExamSubjectsInput;
};
export type ExamSubjectOrderModalMutation$data = {
  readonly sortExamSubjects: {
    readonly examSubjects: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ExamSubjectOrderModalMutation = {
  response: ExamSubjectOrderModalMutation$data;
  variables: ExamSubjectOrderModalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SortExamSubjectsPayload",
    "kind": "LinkedField",
    "name": "sortExamSubjects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExamSubject",
        "kind": "LinkedField",
        "name": "examSubjects",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExamSubjectOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExamSubjectOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2f1ffc4c41e14775716a162395b26f4866ee937bb2d07a5739a8d651aec23274",
    "metadata": {},
    "name": "ExamSubjectOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf2f58f61b195ebad3877c98f5b3a7bd";

export default node;
