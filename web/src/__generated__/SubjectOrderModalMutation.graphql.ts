/**
 * @generated SignedSource<<1c3828a3c1bb1c48677075cb62cd9333>>
 * @relayHash 51c866429616c7cc36cea7c76cdaa1c6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b735904a14317020eba84a10c838f4607d38d3f4d521541c737fb7c7a561b96

import type { ConcreteRequest } from 'relay-runtime';
export type SortExamSubjectsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  examSubjectIds: ReadonlyArray<string>;
};
export type SubjectOrderModalMutation$variables = {
  input: SortExamSubjectsInput;
};
export type SubjectOrderModalMutation$data = {
  readonly sortExamSubjects: {
    readonly examSubjects: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type SubjectOrderModalMutation = {
  response: SubjectOrderModalMutation$data;
  variables: SubjectOrderModalMutation$variables;
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
    "name": "SubjectOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubjectOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1b735904a14317020eba84a10c838f4607d38d3f4d521541c737fb7c7a561b96",
    "metadata": {},
    "name": "SubjectOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57aae752516b015a063b472ec8bab71b";

export default node;
