import JSONText
import StoryboardModel

extension Editor {
    func inspect(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func connections(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func library(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func merge(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func copy(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func classes(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }
}
